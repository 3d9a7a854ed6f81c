// What a style may not contain, read from the syntax tree: sides of the screen instead of sides of the text, and, in an
// app, values that belong to the theme.
import { colorsNamed } from 'culori';
import ts from 'typescript';

const physicalName =
  /^(?:(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right|Top|Bottom)(?:Width|Style|Color)?|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)(?:Width|Height)|width|height|top|right|bottom|left)$/;
const sided = new Set(['textAlign', 'float', 'clear']);

const spacingName = /^(?:margin|padding|gap|rowGap|columnGap|inset|scrollMargin|scrollPadding)/;
const typeName = /^(?:font|fontSize|fontFamily|fontWeight|lineHeight|letterSpacing|wordSpacing)$/;
const radiusName = /^border(?:\w*)Radius$/;
const colorName = /color|background|fill|stroke|border|outline|shadow|decoration/i;

const length =
  /(?<![\w.#-])-?(\d*\.?\d+)(px|rem|em|pt|pc|cm|mm|in|ch|ex|vw|vh|vi|vb|vmin|vmax|[dsl]v[whib])\b/g;
const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i;
const keyword = /^(?:inherit|initial|unset|normal|0|auto)$/;

/**
 * @param {string} source
 * @param {{ file: string, app: boolean }} options `app`: the theme's values are for the design system to give.
 * @returns {{ line: number, message: string }[]}
 */
export function styleProblems(source, { file, app }) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sheet = file.endsWith('.css.ts');
  const problems = [];
  const report = (node, message) =>
    problems.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });

  function declaration(name, valueNode) {
    const texts = textsOf(valueNode);
    for (const message of sideProblems(name, texts)) report(valueNode, message);
    if (!app) return;
    for (const text of texts) {
      if (isColor(name, text)) report(valueNode, `${name}: use a colour of the theme`);
      if (typeName.test(name) && !keyword.test(text))
        report(valueNode, `${name}: use typeStyle or vars.weight`);
      if (spacingName.test(name) && hasLength(text)) report(valueNode, `${name}: use a step of space`);
      if (radiusName.test(name) && hasLength(text)) report(valueNode, `${name}: use vars.radius`);
    }
  }

  function declarations(object) {
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const name = nameOf(property.name);
      if (ts.isObjectLiteralExpression(property.initializer)) declarations(property.initializer);
      else if (name !== undefined) declaration(name, property.initializer);
    }
  }

  function visit(node) {
    if (sheet && ts.isObjectLiteralExpression(node)) {
      declarations(node);
      // Nested objects are read with it; functions in it are not.
      ts.forEachChild(node, function inner(child) {
        if (ts.isFunctionLike(child)) visit(child);
        else ts.forEachChild(child, inner);
      });
      return;
    }
    if (app && sheet && ts.isVariableDeclaration(node) && node.initializer) {
      for (const text of textsOf(node.initializer)) {
        if (rawColor.test(text)) report(node, 'a colour by another name: use one of the theme');
        if (/^-?[\d.]+(?:px|rem|em)$/.test(text))
          report(node, 'a length by another name: use a step of space');
      }
    }
    if (!sheet && ts.isJsxAttribute(node)) attribute(node);
    ts.forEachChild(node, visit);
  }

  function attribute(node) {
    const name = node.name.getText();
    const value =
      node.initializer && ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
    if (!value) return;
    if (name === 'style' && ts.isObjectLiteralExpression(value)) declarations(value);
    else if (app && /^(?:fill|stroke|color|stopColor|floodColor|bgcolor)$/.test(name))
      declaration(name, value);
  }

  visit(tree);
  return problems;
}

/**
 * The same of a plain style sheet: its sides and colours. Steps of space and type are no custom properties, so it has
 * sizes of its own.
 * @param {string} source
 * @returns {{ line: number, message: string }[]}
 */
export function sheetProblems(source) {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/([-a-z]+)\s*:\s*([^;{}]+)(?=[;}])/gi)].flatMap(
    ({ 1: property, 2: value, index }) => {
      if (property.startsWith('--')) return [];
      const name = property.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      const messages = [...sideProblems(name, [value])];
      if (isColor(name, value)) messages.push(`${name}: use a colour of the theme`);
      const line = bare.slice(0, index).split('\n').length;
      return messages.map((message) => ({ line, message }));
    },
  );
}

/** Sides of the screen instead of sides of the text. */
function sideProblems(name, texts) {
  const messages = physicalName.test(name) ? [`${name}: use the logical property`] : [];
  if (sided.has(name) && texts.some((text) => /\b(?:left|right)\b/.test(text)))
    messages.push(`${name}: use start or end`);
  return messages;
}

const isColor = (name, text) => rawColor.test(text) || (colorName.test(name) && hasNamedColor(text));

const nameOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

/** The literal texts of a value, also those that an expression chooses between; a number counts as pixels. */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [node.text === '0' ? '0' : `${node.text}px`];
  if (ts.isPrefixUnaryExpression(node)) return textsOf(node.operand);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' · ')];
  return [];
}

/** A hairline (1px) is a rule and no space; nothing is nothing in any unit. */
const hasLength = (text) =>
  [...text.matchAll(length)].some(
    ([found, amount]) => Number(amount) !== 0 && found.replace('-', '') !== '1px',
  );

const hasNamedColor = (text) =>
  (text.match(/(?<![\w#-])[a-z]+(?![\w(-])/gi) ?? []).some((word) =>
    Object.hasOwn(colorsNamed, word.toLowerCase()),
  );
