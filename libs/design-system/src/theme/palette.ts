/**
 * Colour roles in every theme. Ink and sea for what acts, warm paper for what carries, one accent (channel, the blue
 * of deep water on a chart) for what is selected, linked or focused. Status tones are never used as decoration.
 * `contrast.test.ts` holds every text pair to 4.5:1 and every control border and focus ring to 3:1; in the high
 * contrast themes text to 7:1 and every border to 4.5:1.
 */
export interface Tone {
  /** Text and icons on `soft`, on canvas and on surface. */
  text: string;
  /** A tint behind text of the same tone. */
  soft: string;
  /** The border of a tinted box. */
  line: string;
  /** A filled dot, bar or button. */
  solid: string;
  /** Text on `solid`. */
  onSolid: string;
}

export interface Palette {
  canvas: string;
  surface: string;
  sunken: string;
  raised: string;
  scrim: string;
  line: string;
  /** Borders of controls: at least 3:1 against what lies around them. */
  lineStrong: string;
  text: string;
  textMuted: string;
  focus: string;
  /** The row that the pointer or the arrow keys are at in a list laid over the page; `edge` rings it in high contrast. */
  overlay: { active: string; edge: string };
  /** The button to press. `line` is its edge, for a fill (a brand's) that does not stand out by itself: at least 3:1. */
  action: { bg: string; bgHover: string; text: string; line: string };
  accent: Tone;
  success: Tone;
  warn: Tone;
  danger: Tone;
  neutral: Tone;
  /** The dark hull: sidebar and brand panels, dark in both themes. */
  hull: { bg: string; raised: string; line: string; text: string; textMuted: string; marker: string };
  shadow: string;
}

export const light: Palette = {
  canvas: '#faf8f4',
  surface: '#ffffff',
  sunken: '#f3f0e9',
  raised: '#ffffff',
  scrim: 'rgb(11 23 32 / 0.48)',
  line: '#e3ded3',
  lineStrong: '#8a8476',
  text: '#0f1e29',
  textMuted: '#55626b',
  focus: '#00769c',
  overlay: { active: '#e6e2d9', edge: 'transparent' },
  action: { bg: '#10293a', bgHover: '#1d4259', text: '#ffffff', line: '#10293a' },
  accent: { text: '#005a78', soft: '#e2eff3', line: '#a3cbd8', solid: '#00678a', onSolid: '#ffffff' },
  success: { text: '#17643a', soft: '#e3f2e7', line: '#abd3b8', solid: '#1d7a48', onSolid: '#ffffff' },
  warn: { text: '#764900', soft: '#faefd8', line: '#e3c88d', solid: '#97610a', onSolid: '#ffffff' },
  danger: { text: '#a31a2e', soft: '#fae8e6', line: '#e9b6b2', solid: '#b3202f', onSolid: '#ffffff' },
  neutral: { text: '#47545d', soft: '#edeae3', line: '#d5cfc2', solid: '#5f6b73', onSolid: '#ffffff' },
  hull: {
    bg: '#0f2331',
    raised: '#1b3647',
    line: '#233e50',
    text: '#eef2f3',
    textMuted: '#a5b6c0',
    marker: '#63c3de',
  },
  shadow: '15 30 41',
};

export const dark: Palette = {
  canvas: '#0c1821',
  surface: '#12222d',
  sunken: '#091219',
  raised: '#182b38',
  scrim: 'rgb(3 8 12 / 0.64)',
  line: '#243844',
  lineStrong: '#70858f',
  text: '#efece5',
  textMuted: '#a6b3ba',
  focus: '#63c3de',
  overlay: { active: '#304556', edge: 'transparent' },
  action: { bg: '#efece5', bgHover: '#ffffff', text: '#0c1821', line: '#efece5' },
  accent: { text: '#86d2e8', soft: '#12323f', line: '#2c6173', solid: '#63c3de', onSolid: '#06202b' },
  success: { text: '#86d6a2', soft: '#133222', line: '#2c5f41', solid: '#5cba80', onSolid: '#061d10' },
  warn: { text: '#ecc477', soft: '#33280f', line: '#65501f', solid: '#d9a441', onSolid: '#231702' },
  danger: { text: '#ffa69c', soft: '#3b1c1d', line: '#773533', solid: '#ff8a80', onSolid: '#2b0608' },
  neutral: { text: '#b9c4ca', soft: '#1d303c', line: '#34495a', solid: '#8fa0aa', onSolid: '#0c1821' },
  hull: {
    bg: '#08121a',
    raised: '#152936',
    line: '#1d313d',
    text: '#efece5',
    textMuted: '#a0b0b9',
    marker: '#63c3de',
  },
  shadow: '0 0 0',
};

export const lightContrast: Palette = {
  canvas: '#ffffff',
  surface: '#ffffff',
  sunken: '#f5f3ee',
  raised: '#ffffff',
  scrim: 'rgb(2 8 13 / 0.72)',
  line: '#6a6459',
  lineStrong: '#3b3830',
  text: '#04090d',
  textMuted: '#323c44',
  focus: '#004f6d',
  overlay: { active: '#e2ded6', edge: '#004f6d' },
  action: { bg: '#071a27', bgHover: '#1b3e55', text: '#ffffff', line: '#071a27' },
  accent: { text: '#00405a', soft: '#e6f2f6', line: '#226a84', solid: '#004f6d', onSolid: '#ffffff' },
  success: { text: '#0b4526', soft: '#e6f4ea', line: '#2c7048', solid: '#11542f', onSolid: '#ffffff' },
  warn: { text: '#563400', soft: '#fbf2df', line: '#865a10', solid: '#664000', onSolid: '#ffffff' },
  danger: { text: '#7b0a1b', soft: '#fbeae8', line: '#a8323c', solid: '#8a0d1f', onSolid: '#ffffff' },
  neutral: { text: '#2c363d', soft: '#efece6', line: '#67625a', solid: '#404b53', onSolid: '#ffffff' },
  hull: {
    bg: '#06141e',
    raised: '#122a39',
    line: '#8299a6',
    text: '#ffffff',
    textMuted: '#cfdbe1',
    marker: '#8fdcf2',
  },
  shadow: '4 9 13',
};

export const darkContrast: Palette = {
  canvas: '#03080c',
  surface: '#050d13',
  sunken: '#000000',
  raised: '#0b1820',
  scrim: 'rgb(0 0 0 / 0.8)',
  line: '#7f929d',
  lineStrong: '#b9c7ce',
  text: '#ffffff',
  textMuted: '#d3dce1',
  focus: '#9be4f8',
  overlay: { active: '#24384a', edge: '#9be4f8' },
  action: { bg: '#ffffff', bgHover: '#d3e5ed', text: '#03080c', line: '#ffffff' },
  accent: { text: '#b4ebfa', soft: '#0a222d', line: '#5fa8bf', solid: '#8fdcf2', onSolid: '#02121a' },
  success: { text: '#abecc1', soft: '#0a2315', line: '#57a478', solid: '#86dba6', onSolid: '#02140a' },
  warn: { text: '#f7d797', soft: '#261d07', line: '#b08c3f', solid: '#eebf62', onSolid: '#1a1000' },
  danger: { text: '#ffc8c2', soft: '#2d1213', line: '#d4716b', solid: '#ffa9a1', onSolid: '#230406' },
  neutral: { text: '#d5dee3', soft: '#13222b', line: '#8798a3', solid: '#b7c4cc', onSolid: '#03080c' },
  hull: {
    bg: '#000000',
    raised: '#0f212c',
    line: '#7f929d',
    text: '#ffffff',
    textMuted: '#cfdbe1',
    marker: '#9be4f8',
  },
  shadow: '0 0 0',
};
