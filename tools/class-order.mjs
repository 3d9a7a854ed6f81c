// Style sheets arrive in another order in a built page than in a dev server. It must not matter: an element takes its
// classes from one sheet, whose own order is fixed, or from a second one whose rules outrank the first wherever they stand.
import path from 'node:path';
import ts from 'typescript';

const parse = (file, source) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Names that a module has from style sheets: local name → { sheet, exported }. */
function importedClasses(tree, file) {
  const classes = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.text.endsWith('.css.ts')) continue;
    const sheet = path.posix.join(path.posix.dirname(file), statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!bindings) continue;
    if (ts.isNamespaceImport(bindings)) classes.set(bindings.name.text, { sheet });
    else
      for (const { name, propertyName } of bindings.elements)
        classes.set(name.text, { sheet, exported: (propertyName ?? name).text });
  }
  return classes;
}

/** Whether each rule of a style stands under a doubled class, so that it wins over a single one anywhere. */
function outranks(style) {
  return style.properties.every((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer))
      return false;
    const name = ts.isComputedPropertyName(property.name) ? '' : property.name.text;
    if (name === 'selectors') {
      return property.initializer.properties.every(
        (rule) => ts.isPropertyAssignment(rule) && rule.name.getText().includes('&&'),
      );
    }
    return (name === '@media' || name === '') && outranks(property.initializer);
  });
}

/** `outranking(…)` of the theme doubles the class; a rule may as well be written so. */
function isRaised(style) {
  if (ts.isCallExpression(style)) return style.expression.getText() === 'outranking';
  return ts.isObjectLiteralExpression(style) && outranks(style);
}

/** @returns {Set<string>} Exports of a style sheet that may stand beside classes of another one. */
function raisedClasses(file, source) {
  const raised = new Set();
  for (const statement of parse(file, source).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const style = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
      if (style && isRaised(style)) raised.add(name.getText());
    }
  }
  return raised;
}

/**
 * @param {string} file Path with forward slashes, to which `read` answers as well.
 * @param {string} source
 * @param {(sheet: string) => string} read Source of a style sheet.
 * @returns {{ line: number, message: string }[]}
 */
export function classOrderProblems(file, source, read) {
  const tree = parse(file, source);
  const classes = importedClasses(tree, file);
  const problems = [];

  function check(node) {
    const sheets = new Map();
    (function collect(child) {
      const found = ts.isIdentifier(child) ? classes.get(child.text) : undefined;
      const isName = found && !(ts.isPropertyAccessExpression(child.parent) && child.parent.name === child);
      if (isName) sheets.set(found.sheet, [...(sheets.get(found.sheet) ?? []), found]);
      ts.forEachChild(child, collect);
    })(node);
    const plain = [...sheets].filter(
      ([sheet, found]) =>
        !found.every(({ exported }) => exported && raisedClasses(sheet, read(sheet)).has(exported)),
    );
    if (plain.length < 2) return;
    problems.push({
      line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      message: `classes of ${plain.map(([sheet]) => path.posix.basename(sheet)).join(' and ')} on one element: which wins depends on the order of loading`,
    });
  }

  (function visit(node) {
    if (ts.isTemplateExpression(node) || ts.isArrayLiteralExpression(node)) {
      check(node);
      return;
    }
    ts.forEachChild(node, visit);
  })(tree);
  return problems;
}

/** A style sheet may build a class on one of another sheet only if what it adds outranks that. */
export function composedProblems(file, source) {
  const tree = parse(file, source);
  const foreign = importedClasses(tree, file);
  const problems = [];
  (function visit(node) {
    if (ts.isCallExpression(node) && /^style(?:Variants)?$/.test(node.expression.getText())) {
      for (const argument of node.arguments) {
        if (!ts.isArrayLiteralExpression(argument)) continue;
        const others = argument.elements.filter((part) => !ts.isIdentifier(part) || !foreign.has(part.text));
        if (others.every(isRaised)) continue;
        for (const part of argument.elements) {
          if (!ts.isIdentifier(part) || !foreign.has(part.text)) continue;
          problems.push({
            line: tree.getLineAndCharacterOfPosition(part.getStart()).line + 1,
            message: `${part.text} is a class of another sheet: which wins depends on the order of loading`,
          });
        }
      }
    }
    ts.forEachChild(node, visit);
  })(tree);
  return problems;
}
