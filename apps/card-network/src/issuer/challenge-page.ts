import { cardBrandRules } from '@harbour/domain/card';
import { formatMoney } from '@harbour/domain/money';
import type { Challenge } from './challenge.ts';
import type { Step } from './challenges.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Page } from './page.ts';

type Problem = Extract<Step, { kind: 'again' }>['problem'];

function problemText(problem: Problem, attemptsLeft: number): string {
  if (problem === 'empty') return 'Enter the one-time code.';
  if (problem === 'malformed') return 'The code has four digits.';
  return `That code is wrong. ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left.`;
}

/** With the code, because a symbol alone can stand for several currencies. */
function amountText(money: Challenge['money']): string {
  const text = formatMoney(money);
  return text.includes(money.currency) ? text : `${text} ${money.currency}`;
}

function sandboxHint(ends: Challenge['ends']): Html {
  if (ends === 'Y') {
    return html`<p>This is a sandbox: no money moves.</p>
      <ul>
        <li><code>1234</code> approves</li>
        <li><code>2222</code> attempts</li>
        <li><code>3333</code> refuses</li>
      </ul>`;
  }
  const ending = {
    N: 'the bank refuses',
    U: 'no result is available',
    error: 'the bank’s system fails',
  }[ends];
  return html`<p>
    This is a sandbox: no money moves. With this test card ${ending} after
    <code>1234</code>, <code>2222</code> or <code>3333</code>.
  </p>`;
}

/** The page on which the payer confirms a payment with a one-time code, or cancels it. */
export function challengePage(challenge: Challenge, problem?: Problem): Page {
  const { card, ids, money, merchantName } = challenge;
  const brand = cardBrandRules.find((rule) => rule.brand === card.brand)?.name ?? card.brand;
  const last4 = card.number.slice(-4);
  const message =
    problem === undefined
      ? undefined
      : html`<p class="problem" id="code-problem" role="alert">
          ${problemText(problem, challenge.attemptsLeft)}
        </p>`;
  const content = html`<h1>Confirm your payment</h1>
    <dl class="payment">
      <div class="amount">
        <dt>Amount</dt>
        <dd>${amountText(money)}</dd>
      </div>
      <div class="row">
        <dt>Merchant</dt>
        <dd><bdi>${merchantName}</bdi></dd>
      </div>
      <div class="row">
        <dt>Card</dt>
        <dd>
          ${brand} <span class="last4"><span aria-hidden="true">••••</span> ${last4}</span>
        </dd>
      </div>
    </dl>
    <form method="post" action="/acs/challenge/answer" novalidate>
      <input type="hidden" name="acsTransID" value="${ids.acsTransID}" />
      <div>
        <label for="code">One-time code</label>
        <input
          id="code"
          name="code"
          type="text"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="8"
          aria-describedby="${message === undefined ? 'sandbox' : 'code-problem sandbox'}"
          aria-invalid="${message === undefined ? 'false' : 'true'}"
        />
        ${message}
      </div>
      <div class="actions">
        <button class="primary" name="action" value="submit">Submit</button>
        <button name="action" value="cancel">Cancel payment</button>
      </div>
    </form>
    <div class="sandbox" id="sandbox">${sandboxHint(challenge.ends)}</div>`;
  const title = 'Confirm your payment – Sandbox Bank';
  return { title: problem === undefined ? title : `Error: ${title}`, content };
}
