import { HomeScreen } from '../features/home/HomeScreen.tsx';

export default function Home() {
  return (
    <>
      <title>Harbour: take payments, and know where each one is</title>
      <meta
        name="description"
        content="Payment links, a hosted checkout with 3-D Secure, a dashboard and a double-entry ledger behind them. Try it in test mode at once."
      />
      <HomeScreen />
    </>
  );
}
