import { ThemeRoot } from '../../src/ThemeRoot/ThemeRoot.tsx';
import { toast, Toaster } from '../../src/Toast/Toast.tsx';
import { whenFlooded } from './flood.ts';

whenFlooded(
  <ThemeRoot>
    <Toaster />
  </ThemeRoot>,
  toast.success,
  'li',
);
