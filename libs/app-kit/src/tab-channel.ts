/** What the tabs of one browser tell each other, so that none goes on showing what another has signed out of. */
export type TabMessage = { kind: 'signed-out' } | { kind: 'signed-in'; userId: string };

export interface TabChannel {
  tell: (message: TabMessage) => void;
  close: () => void;
}

/** Opens the channel between the tabs; where the browser has none, or forbids it, each tab is on its own. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    tell: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('harbour-session');
  } catch {
    return undefined;
  }
}
