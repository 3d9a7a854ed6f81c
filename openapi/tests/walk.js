import { componentName, deref } from './document.js';

/**
 * Walks a value along its schema and calls `visit({ owner, schema, value, path })` at every object, where owner is the nearest
 * component's name, and schema has the properties of its `allOf` parts merged. Of `oneOf`, every part is followed that fits the value's kind.
 */
export function walk(schema, value, visit, owner = 'body', path = '') {
  const name = componentName(schema) ?? owner;
  const node = merged(deref(schema));
  if (node === undefined || value === null) return;
  if (node.oneOf) {
    for (const part of node.oneOf) if (fits(deref(part), value)) walk(part, value, visit, name, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => walk(node.items, item, visit, name, `${path}[${index}]`));
  } else if (typeof value === 'object') {
    visit({ owner: name, schema: node, value, path });
    for (const [key, item] of Object.entries(value)) {
      if (node.properties?.[key]) walk(node.properties[key], item, visit, `${name}.${key}`, `${path}.${key}`);
    }
  }
}

function merged(node) {
  if (!node?.allOf) return node;
  const parts = node.allOf.map((part) => merged(deref(part)));
  return { ...node, properties: Object.assign({}, ...parts.map((part) => part.properties)) };
}

/** With messages of EMV 3-D Secure the message type tells which part it is. */
function fits(part, value) {
  const constant = part.properties?.messageType?.const;
  if (constant !== undefined) return value.messageType === constant;
  return part.type !== 'null';
}

/** True when a property may be null. */
export function isNullable(schema) {
  const node = deref(schema);
  return (
    (Array.isArray(node.type) && node.type.includes('null')) ||
    (node.oneOf ?? []).some((part) => deref(part).type === 'null')
  );
}
