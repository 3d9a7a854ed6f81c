import { Outlet, Links } from 'react-router';
export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}
export default function Root() {
  return <Outlet />;
}
