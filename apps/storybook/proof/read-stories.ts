import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync, type ESTree } from 'vite';

/** What a file of stories declares. */
export interface StoryFile {
  title: string;
  stories: { id: string; plays: boolean }[];
}

/** The object behind `satisfies` and `as`. */
function objectOf(node: ESTree.Expression | null | undefined): ESTree.ObjectExpression | undefined {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return objectOf(node.expression);
  return node?.type === 'ObjectExpression' ? node : undefined;
}

function valueOf(object: ESTree.ObjectExpression | undefined, name: string): ESTree.Expression | undefined {
  for (const property of object?.properties ?? []) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) {
      return property.value;
    }
  }
  return undefined;
}

/** Reads a file in which `meta` has the title and every other exported constant is a story. */
export function readStories(file: string): StoryFile {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  let title = '';
  const exported: { name: string; object: ESTree.ObjectExpression | undefined }[] = [];
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier') continue;
      const object = objectOf(init);
      if (isExport) exported.push({ name: id.name, object });
      const words = id.name === 'meta' ? valueOf(object, 'title') : undefined;
      if (words?.type === 'Literal') title = String(words.value);
    }
  }
  const stories = exported.map(({ name, object }) => ({
    id: toId(title, storyNameFromExport(name)),
    plays: valueOf(object, 'play') !== undefined,
  }));
  return { title, stories };
}
