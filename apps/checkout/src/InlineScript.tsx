import { useDocumentParts } from './document-context.ts';

export interface InlineScriptProps {
  /** From `import code from './x.script.ts?inline-script'`. */
  code: string;
}

/** A script of the page, in the page. Only what was built from our own sources may be passed: never data. */
export function InlineScript({ code }: InlineScriptProps) {
  const { nonce } = useDocumentParts();
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: inert(code) }} />;
}

/** Nothing within the code may end the element, or begin a comment in it. */
function inert(code: string): string {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3C');
}
