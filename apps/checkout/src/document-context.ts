import { createContext, useContext } from 'react';

export interface DocumentParts {
  /** The nonce of this response, for each of its scripts and styles. */
  nonce: string;
  /** The page's CSS. */
  styles: string;
}

/** Empty outside a served document (stories, tests). */
export const DocumentContext = createContext<DocumentParts>({ nonce: '', styles: '' });

export function useDocumentParts(): DocumentParts {
  return useContext(DocumentContext);
}
