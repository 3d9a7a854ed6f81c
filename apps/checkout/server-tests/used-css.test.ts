import { expect, it } from 'vitest';
import { parseSheet, usedCss } from '../src/used-css.ts';

const html = '<main class="a b"><template><p class="c"></p></template></main>';

it.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.x{color:red}', ''],
  ['.a,.x{color:red}', '.a{color:red}'],
  ['.a .x{color:red}.a>.c:hover{top:0}', '.a>.c:hover{top:0}'],
  ['.a:not(.x){top:0}', '.a:not(.x){top:0}'],
  [':is(.a,main) p{top:0}', ':is(.a,main) p{top:0}'],
  ['body{margin:0}[hidden]{display:none!important}', 'body{margin:0}[hidden]{display:none!important}'],
  ['@media (hover:hover){.x{top:0}.b:hover{top:1px}}', '@media (hover:hover){.b:hover{top:1px}}'],
  ['@media print{.x{top:0}}', ''],
  ['@layer reset{*{margin:0}}', '@layer reset{*{margin:0}}'],
  ['@layer reset;.c{top:0}', '@layer reset;.c{top:0}'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['.a:before{content:"}"}.b{top:0}', '.a:before{content:"}"}.b{top:0}'],
])('%s', (css, used) => {
  expect(usedCss(parseSheet(css), html)).toBe(used);
});
