import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRemembered } from './remembered.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a remembered choice', () => {
  it('is there again the next time', () => {
    const first = renderHook(() => useRemembered('sidebar-folded'));
    expect(first.result.current[0]).toBe(false);
    act(() => first.result.current[1](true));
    expect(first.result.current[0]).toBe(true);
    first.unmount();
    expect(renderHook(() => useRemembered('sidebar-folded')).result.current[0]).toBe(true);
  });

  it('works for this page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { result } = renderHook(() => useRemembered('sidebar-folded'));
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
  });
});
