import { toast, Toaster } from '../../src/Toast/Toast.tsx';
import { whenFlooded } from './flood.tsx';

whenFlooded(<Toaster />, toast.success, 'li');
