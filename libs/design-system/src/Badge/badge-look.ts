import { badge, tones } from './Badge.css.ts';
import { mark as markStyle, marks } from './marks.css.ts';

type Tone = keyof typeof tones;
type Mark = keyof typeof marks;

/** States differ in form as well as in colour: each tone has a mark of its own. */
const markOfTone: Record<Tone, Mark> = {
  neutral: 'dashes',
  info: 'clock',
  success: 'tick',
  warn: 'attention',
  danger: 'cross',
};

const looks = new Map<string, string>();

/** Put together once for each look: a list shows hundreds, and the browser takes a new string apart each time. */
export function badgeLook(tone: Tone, mark: Mark | 'none' = markOfTone[tone]): string {
  const key = `${tone} ${mark}`;
  let look = looks.get(key);
  if (look === undefined) {
    look = `${badge} ${tones[tone]}${mark === 'none' ? '' : ` ${markStyle} ${marks[mark]}`}`;
    looks.set(key, look);
  }
  return look;
}
