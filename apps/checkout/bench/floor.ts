/**
 * The floor: the least that a browser can be given to type a card number into. One static page with all that it needs in it,
 * no components, one theme, and a script that groups the digits and nothing else.
 */
export const floorHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay by card</title>
<style>
*{box-sizing:border-box;margin:0}
body{background:#faf8f4;color:#0f1e29;font:14px/20px system-ui,sans-serif}
header{background:#7a2e8e;color:#fff;padding:16px}
header p{font-size:36px;line-height:44px}
main{max-width:480px;margin:auto;padding:24px 16px;background:#fff}
form{display:grid;gap:16px}
label{display:block;font-weight:600}
input{width:100%;min-height:44px;padding:0 12px;border:1px solid #8a8476;border-radius:6px;font:16px/20px system-ui}
input:focus{outline:2px solid #00769c}
button{min-height:48px;border:0;border-radius:6px;background:#7a2e8e;color:#fff;font:600 16px/24px system-ui}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
</style>
</head>
<body>
<header><b>Adire &amp; Sons</b><p>₦1,000.00</p>Order 418</header>
<main>
<form method="post">
<h1>Pay by card</h1>
<div><label for="card_number">Card number</label><input id="card_number" name="card_number" inputmode="numeric" autocomplete="cc-number" required></div>
<div class="pair">
<div><label for="expiry">Expiry date</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required></div>
</div>
<div><label for="card_name">Name on the card</label><input id="card_name" name="card_name" autocomplete="cc-name"></div>
<button>Pay ₦1,000.00</button>
<p>Adire &amp; Sons never sees your card number. Your bank may ask you to confirm the payment.</p>
</form>
</main>
<script>
const field=document.getElementById('card_number');
field.addEventListener('input',()=>{field.value=(field.value.replace(/\\D/g,'').match(/.{1,4}/g)||[]).join(' ')});
</script>
</body>
</html>
`;
