import { NotFoundScreen } from '../features/errors/NotFoundScreen.tsx';

export default function NotFound() {
  return (
    <>
      <title>Page not found · Harbour</title>
      <meta name="robots" content="noindex" />
      <NotFoundScreen />
    </>
  );
}
