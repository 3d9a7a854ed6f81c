import { createContext, useContext } from 'react';

export interface DocumentParts {
  /** The nonce of this response, for each of its scripts. */
  nonce: string;
}

/** Empty outside a served document (stories, tests). */
export const DocumentContext = createContext<DocumentParts>({ nonce: '' });

export function useDocumentParts(): DocumentParts {
  return useContext(DocumentContext);
}
