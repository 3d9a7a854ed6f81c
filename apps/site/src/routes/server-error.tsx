import { ServerErrorScreen } from '../features/errors/ServerErrorScreen.tsx';

export default function ServerError() {
  return (
    <>
      <title>Something went wrong · Harbour</title>
      <meta name="robots" content="noindex" />
      <ServerErrorScreen />
    </>
  );
}
