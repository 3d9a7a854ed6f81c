import { useState, type ReactNode } from 'react';

/** The line of filters as anybody writes it: a search that can be cleared, the choices handed in, how many are left. */
export function PeerFilters({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <form className="filters" aria-label="Filter payments">
      <label className="search">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <circle cx="11" cy="11" r="8" />
          <path d="m21 21-4.3-4.3" />
        </svg>
        <input
          type="search"
          aria-label="Search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" className="clear" aria-label="Clear search" onClick={() => setText('')}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </label>
      {children}
      <output>100 payments</output>
    </form>
  );
}
