import { toast, ToastContainer } from 'react-toastify';
import { whenFlooded } from './flood.tsx';

whenFlooded(
  <ToastContainer limit={20} newestOnTop hideProgressBar autoClose={5000} />,
  toast.success,
  '.Toastify__toast',
);
