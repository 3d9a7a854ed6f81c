/**
 * The floor: the least that a browser can be given to pay by card with. One static page with all that it needs in it, no
 * components and no libraries: the fields of the card page with their names, hints and errors, light and dark, and a script
 * that groups the digits, sets the expiry date and says what is missing or mistyped. 2 kB in gzip.
 */
export const floorHtml = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pay Adire &amp; Sons by card</title>
<style nonce="${nonce}">
:root{--page:#faf8f4;--card:#fff;--text:#0f1e29;--muted:#55626b;--line:#8a8476;--brand:#7a2e8e;--bad:#a31a2e}
@media (prefers-color-scheme:dark){:root{--page:#0c1821;--card:#12222d;--text:#efece5;--muted:#a6b3ba;--line:#70858f;--bad:#ffa69c}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--text);font:14px/20px system-ui,sans-serif}
header{background:var(--brand);color:#fff;padding:16px}
header div{max-width:480px;margin:auto}
header p{font-size:36px;line-height:44px}
main{max-width:480px;margin:auto;padding:24px 16px;background:var(--card)}
form{display:grid;gap:16px}
h1{font-size:22px;line-height:28px}
label{display:block;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit;font:16px/20px system-ui}
input:focus,button:focus-visible{outline:2px solid #00769c;outline-offset:2px}
input[aria-invalid]{border-color:var(--bad)}
button{min-height:48px;border:0;border-radius:6px;background:var(--brand);color:#fff;font:600 16px/24px system-ui}
button:disabled{opacity:.6}
small{display:block;color:var(--muted);margin-top:4px}
small:empty{display:none}
[aria-invalid]~.error{color:var(--bad)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:start}
</style>
</head>
<body>
<header><div><b>Adire &amp; Sons</b> <span>Test mode</span><p>₦1,000.00</p>Order 418<br>Reference order-2026-00418<br><a href="/pay/order-2026-00418" style="color:inherit">Back</a></div></header>
<main>
<form method="post" novalidate>
<h1>Pay by card</h1>
<div><label for="card_number">Card number</label><input id="card_number" name="card_number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required aria-describedby="card_number-error"><small class="error" id="card_number-error" role="alert"></small></div>
<div class="pair">
<div><label for="expiry">Expiry date</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required aria-describedby="expiry-error"><small class="error" id="expiry-error" role="alert"></small></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required maxlength="4" aria-describedby="cvc-hint cvc-error"><small id="cvc-hint">3 digits, on the back</small><small class="error" id="cvc-error" role="alert"></small></div>
</div>
<div><label for="card_name">Name on the card (optional)</label><input id="card_name" name="card_name" autocomplete="cc-name"></div>
<button>Pay ₦1,000.00</button>
<p>Adire &amp; Sons never sees your card number. Your bank may ask you to confirm the payment.</p>
</form>
</main>
<footer><p>Questions? <a href="mailto:help@adire.example">help@adire.example</a></p></footer>
<script nonce="${nonce}">
const form=document.querySelector('form'),{card_number:number,expiry,cvc}=form.elements;
const digits=(field,most)=>field.value.replace(/\\D/g,'').slice(0,most);
number.addEventListener('input',()=>{number.value=(digits(number,19).match(/.{1,4}/g)||[]).join(' ')});
expiry.addEventListener('input',event=>{
const value=digits(expiry,4);
expiry.value=value.length>2||value.length==2&&event.inputType!='deleteContentBackward'?value.slice(0,2)+' / '+value.slice(2):value
});
const luhn=value=>[...value].reverse().reduce((sum,digit,index)=>sum+(index%2?[0,2,4,6,8,1,3,5,7,9][digit]:+digit),0)%10==0;
const rules=[
[number,()=>digits(number,19).length>11&&luhn(digits(number,19)),'Check the card number.'],
[expiry,()=>{const value=digits(expiry,4),month=+value.slice(0,2);return value.length==4&&month>0&&month<13&&new Date(2000+ +value.slice(2),month)>new Date()},'Check the expiry date.'],
[cvc,()=>/^\\d{3,4}$/.test(cvc.value),'Check the security code.']
];
const check=([field,holds,words])=>{
const fine=holds();
fine?field.removeAttribute('aria-invalid'):field.setAttribute('aria-invalid','true');
document.getElementById(field.id+'-error').textContent=fine?'':field.value?words:'This is needed.';
return fine
};
for(const rule of rules)rule[0].addEventListener('change',()=>check(rule));
form.addEventListener('submit',event=>{
const wrong=rules.filter(rule=>!check(rule));
if(!wrong.length){form.querySelector('button').disabled=true;return}
event.preventDefault();
wrong[0][0].focus()
});
</script>
</body>
</html>
`;
