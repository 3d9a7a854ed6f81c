import { DomainError } from './errors.ts';
import { fieldName } from './field-name.ts';

/** Deeper nesting than any body of the contract needs. */
const DEEPEST = 20;

const refuse = (message: string): DomainError => new DomainError('malformed_json', { message });

/** The end of the string literal that begins at `start`: the index of its closing quote. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}

/**
 * Finds what `JSON.parse` lets pass: a key that comes twice (two readers would see two different requests) and nesting
 * that only an attack needs. The text is known to be valid JSON.
 */
function checkStructure(text: string): void {
  // The keys seen in each open object; null for an open array.
  const open: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (expectKey && keys) {
        const key = JSON.parse(text.slice(index, end + 1)) as string;
        if (keys.has(key)) throw refuse(`The field "${fieldName(key, 80)}" is given twice.`);
        if (key === '__proto__') throw refuse('The field "__proto__" is not allowed.');
        keys.add(key);
        expectKey = false;
      }
      index = end;
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : null);
      if (open.length > DEEPEST) throw refuse('The JSON is nested too deeply.');
      expectKey = character === '{';
    } else if (character === '}' || character === ']') {
      open.pop();
      expectKey = false;
    } else if (character === ',') {
      expectKey = open.at(-1) instanceof Set;
    }
  }
}

/** Whether a text can be stored and given back unchanged: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw refuse('The JSON holds a character that is not text.');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      checkTexts(key);
      checkTexts(inner);
    }
  }
}

/**
 * Reads a JSON body: an object, each key once.
 *
 * Fails with: malformed_json.
 */
export function readJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(text.trim() === '' ? 'A JSON body is needed.' : 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse('The JSON must be an object.');
  checkStructure(text);
  checkTexts(value);
  return value as Record<string, unknown>;
}
