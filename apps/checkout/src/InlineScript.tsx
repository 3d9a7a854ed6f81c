import { useDocumentParts } from './document-context.ts';

export interface InlineScriptProps {
  /** From `import code from './x.script.ts?inline-script'`. */
  code: string;
}

const ID = 'enhancement';

/**
 * A script of the page, in the page. Only what was built from our own sources may be passed: never data.
 *
 * The page is first drawn when the parser has come to the script. Each draft before, of a page that has no more than some
 * kilobytes, would hold up the one that can be used.
 */
export function InlineScript({ code }: InlineScriptProps) {
  const { nonce } = useDocumentParts();
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <script id={ID} nonce={nonce} dangerouslySetInnerHTML={{ __html: inert(code) }} />
    </>
  );
}

/** Nothing within the code may end the element, or begin a comment in it. */
function inert(code: string): string {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3C');
}
