import type { Guide } from '@harbour/design-system/guide';
import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** A parameter as a guide, when it is one. */
export function readGuide(value: unknown): Guide | undefined {
  return typeof value === 'object' && value !== null && 'what' in value && 'use' in value
    ? (value as Guide)
    : undefined;
}

/** How to choose a component and use it well. */
export function GuideView({ guide }: { guide: Guide }) {
  const pages = useComponentPages();
  return (
    <section className="docs-guide" aria-label="Guide">
      <div className="docs-pair">
        <Part title="Use it for" kind="do">
          <ul>
            {guide.use.map((situation) => (
              <li key={situation}>
                <Words>{situation}</Words>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Use something else" kind="dont">
          <ul>
            {guide.avoid.map(({ when, instead }) => (
              <li key={when}>
                <Words>{when}</Words>
                <span className="docs-instead">
                  <span aria-hidden="true">→</span> <Words pages={pages}>{instead}</Words>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <Part title="Anatomy">
        <dl className="docs-rows">
          {guide.anatomy.map(({ part, is }) => (
            <Fragment key={part}>
              <dt>
                <Words>{part}</Words>
              </dt>
              <dd>
                <Words>{is}</Words>
              </dd>
            </Fragment>
          ))}
        </dl>
      </Part>
      {guide.keyboard && guide.keyboard.length > 0 && (
        <Part title="Keyboard">
          <dl className="docs-rows">
            {guide.keyboard.map(({ keys, does }) => (
              <Fragment key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>
                  <Words>{does}</Words>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Part>
      )}
      <Part title="Accessibility">
        <ul>
          {guide.accessibility.map((line) => (
            <li key={line}>
              <Words>{line}</Words>
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ title, kind, children }: { title: string; kind?: 'do' | 'dont'; children: ReactNode }) {
  return (
    <div className="docs-part" data-kind={kind}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

type Pages = Readonly<Record<string, string>>;
const none: Pages = {};

/** A sentence of a guide: `code` in backticks, component names as links to their pages. */
export function Words({ children, pages = none }: { children: string; pages?: Pages }) {
  const pieces = children.split(/(`[^`]+`|\b[A-Z][A-Za-z]+\b)/).map((text, place) => ({ text, place }));
  return pieces.map(({ text, place }) => {
    const id = pages[text];
    if (text.startsWith('`')) return <code key={place}>{text.slice(1, -1)}</code>;
    if (id === undefined) return <Fragment key={place}>{text}</Fragment>;
    return (
      <a key={place} href={`?path=/docs/${id}`} target="_top">
        {text}
      </a>
    );
  });
}

interface IndexEntry {
  id: string;
  type: string;
  importPath: string;
}

/** Which docs page each component has, from Storybook's own index. */
function useComponentPages(): Pages {
  const [pages, setPages] = useState(none);
  useEffect(() => {
    const given = new AbortController();
    fetch('./index.json', { signal: given.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, IndexEntry> }) =>
        setPages(pagesOf(Object.values(entries))),
      )
      // Without the index the names stand there as words.
      .catch(() => undefined);
    return () => given.abort();
  }, []);
  return pages;
}

function pagesOf(entries: readonly IndexEntry[]): Pages {
  return Object.fromEntries(
    entries.flatMap(({ id, type, importPath }): [string, string][] => {
      const name = /\/([A-Z]\w+)\.stories\.tsx$/.exec(importPath)?.[1];
      return type === 'docs' && name !== undefined ? [[name, id]] : [];
    }),
  );
}
