import { expect, it } from 'vitest';
import { parseSheet, usedCss } from '../src/used-css.ts';

const html =
  '<main class="a b" dir="ltr" style="top:var(--in-page)"><template><p class="c"></p></template></main>';

it.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.x{color:red}', ''],
  ['.a,.x{color:red}', '.a{color:red}'],
  ['.a .x{color:red}.a>.c:hover{top:0}', '.a>.c:hover{top:0}'],
  ['.a:not(.x){top:0}', '.a:not(.x){top:0}'],
  [':is(.a,main) p{top:0}', ':is(.a,main) p{top:0}'],
  ['p{margin:0}[hidden]{display:none!important}', 'p{margin:0}[hidden]{display:none!important}'],
  ['main,table{margin:0}table td,.a>td,p+table{top:0}', 'main{margin:0}'],
  ['.a:has(>input,>table){top:0}', '.a:has(>input,>table){top:0}'],
  ['.a:not(table):hover>p::before{top:0}', '.a:not(table):hover>p::before{top:0}'],
  ['@media (hover:hover){.x{top:0}.b:hover{top:1px}}', '@media (hover:hover){.b:hover{top:1px}}'],
  ['@media print{.x{top:0}}', ''],
  ['@layer reset{*{margin:0}}', '@layer reset{*{margin:0}}'],
  ['@layer reset;.c{top:0}', '@layer reset;.c{top:0}'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['.a:before{content:"}"}.b{top:0}', '.a:before{content:"}"}.b{top:0}'],
  ['.a{content:";";background:url(data:a;b)}', '.a{content:";";background:url(data:a;b)}'],
])('of %s keeps the rules for what is there', (css, used) => {
  expect(usedCss(parseSheet(css), html)).toBe(used);
});

it.each([
  ['[data-theme=dark]{top:0}', ''],
  [':root,[data-theme=light]{top:0}', ':root{top:0}'],
  [':root:not([data-theme=light]){top:0}', ':root:not([data-theme=light]){top:0}'],
  ['[data-theme] .a{top:0}[dir=ltr] .a{top:0}', '[dir=ltr] .a{top:0}'],
  ['[dir=rtl] .a{top:0}.a[aria-disabled=true]{top:1px}', '.a[aria-disabled=true]{top:1px}'],
])('of %s leaves out the looks that nothing in the page has', (css, used) => {
  expect(usedCss(parseSheet(css), html)).toBe(used);
  expect(
    usedCss(parseSheet(css), `${html}<p dir="rtl" data-theme="dark"></p><p data-theme="light"></p>`),
  ).toBe(css);
});

it.each([
  [':root{--x:1px;--y:2px;color:red}.a{top:var(--y)}', ':root{--y:2px;color:red}.a{top:var(--y)}'],
  [':root{--x:1px}.x{top:var(--x)}', ''],
  [
    ':root{--x:1px;--y:calc(var(--x)*2)}.a{top:var(--y)}',
    ':root{--x:1px;--y:calc(var(--x)*2)}.a{top:var(--y)}',
  ],
  [':root{--x:1px;--y:calc(var(--x)*2)}', ''],
  ['@media print{:root{--in-page:0}}', '@media print{:root{--in-page:0}}'],
  [':root{--x:0}@keyframes a{to{top:var(--x)}}', ':root{--x:0}@keyframes a{to{top:var(--x)}}'],
])('of %s keeps the custom properties that something reads', (css, used) => {
  expect(usedCss(parseSheet(css), html)).toBe(used);
});
