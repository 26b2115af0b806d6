import type { Schemas } from '#ground/contract/operation-types.ts';
import { balanceLines, checkTexts, closingLines, returnedTexts } from '#reports/statement/statement-texts.ts';
import { remainderLines, type StatementLine } from '../../../words/statement-lines.ts';
import { BOTTOM, LEFT, type Paper, RIGHT } from './paper.ts';

const LINE = 15;
const GAP = 24;
const BOX = 45;
const MOST_RETURNED = 6;

/** Draws the sums below the days and whether they agree, all on one page: a new page if they do not fit. */
export function drawSums(
  paper: Paper,
  statement: Schemas['Statement'],
  top: number,
  newPage: () => number,
): void {
  const middle = (LEFT + RIGHT) / 2;
  const blocks = [balanceLines(statement), remainderLines(statement), closingLines(statement)] as const;
  const [balance, remainder, closings] = blocks;
  const height =
    (remainder.length + closings.length) * LINE +
    3 * LINE +
    BOX +
    20 +
    12 * Math.min(returnedTexts(statement).length, MOST_RETURNED);
  const start = top - height < BOTTOM ? newPage() : top;
  drawBlock(paper, 'El periodo', balance, { from: LEFT, to: middle - GAP / 2, y: start });
  const right = { from: middle + GAP / 2, to: RIGHT };
  const below = drawBlock(paper, 'De qué está hecho el saldo final', remainder, { ...right, y: start });
  const end = drawBlock(paper, 'Del neto a los cierres', closings, { ...right, y: below - 8 });
  drawCheck(paper, statement, end - 14);
  const returned = returnedTexts(statement);
  // Further ones are only in the rows of their days.
  for (const [index, text] of returned.slice(0, MOST_RETURNED).entries())
    paper.text(text, LEFT, end - 14 - BOX - 16 - index * 12, { size: 8.5 });
}

function drawBlock(
  paper: Paper,
  title: string,
  lines: readonly StatementLine[],
  { from, to, y }: { from: number; to: number; y: number },
): number {
  paper.text(title, from, y - 10, { size: 9.5, bold: true });
  let at = y - 12;
  for (const [index, [label, amount]] of lines.entries()) {
    at -= LINE;
    const style = { size: 8.5, bold: index === lines.length - 1 };
    const room = to - from - paper.widthOf(amount, style) - 6;
    paper.text(label, from, at + 4, { ...style, width: room });
    paper.text(amount, to, at + 4, { ...style, align: 'right' });
    paper.line(at, style.bold ? 1 : 0.4, { from, to, gray: !style.bold });
  }
  return at;
}

function drawCheck(paper: Paper, statement: Schemas['Statement'], top: number): void {
  const [title, sum, comparison] = checkTexts(statement);
  const width = RIGHT - LEFT - 16;
  paper.page.drawRectangle({
    x: LEFT,
    y: top - BOX,
    width: RIGHT - LEFT,
    height: BOX,
    borderWidth: 1,
    opacity: 0,
  });
  paper.text(title, LEFT + 8, top - 13, { size: 9, bold: true, width });
  paper.text(sum, LEFT + 8, top - 26, { size: 8, width });
  paper.text(comparison, LEFT + 8, top - 37, { size: 8, width });
}
