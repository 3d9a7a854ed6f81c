import { HomeScreen } from '../features/home/HomeScreen.tsx';

export default function Home() {
  return (
    <>
      <title>Harbour: take payments, and know where each one is</title>
      <meta
        name="description"
        content="Take card payments with a link, have them confirmed by your customer’s bank, and follow each one in your dashboard. Try it in test mode today."
      />
      <HomeScreen />
    </>
  );
}
