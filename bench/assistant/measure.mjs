import { readFileSync } from 'node:fs';

/** Half of the dialogues, chosen by their first question's letters alone: nobody tunes on them. */
const isHeldOut = (question) => [...question].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)) >>> 0, 7) % 2 === 0;

/** A dialogue is a line `# kind` and its turns, `question<TAB>checks`; empty lines stand between dialogues. */
export function readDialogues(file) {
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line && !line.startsWith('//')))
    .filter((lines) => lines[0]?.startsWith('# '))
    .map(([head, ...turns]) => ({
      kind: head.slice(2).trim(),
      turns: turns.map((line) => {
        const [question, wanted = ''] = line.split('\t');
        return { question, wanted };
      }),
      isHeldOut: isHeldOut(turns[0]),
    }));
}

/**
 * Checks, joined by ` ; `: `show RULE` one of the first three is right (as of bench/relevance), `act TOOL [N] [QUANTITY]` this card and no other, of the nth shown before, `says REGEX`,
 * `open REGEX`, `ask` answers as buttons. A card that nobody wanted is a wrong act.
 */
export function judgeTurn({ turn, events, shown, isRight }) {
  const functions = events.filter(({ type }) => type === 'FuncFrontend');
  const of = (name) => functions.filter((one) => one.name === name).map((one) => one.arguments);
  const text = events.map((event) => (event.type === 'Answer' ? event.text : '')).join('');
  const now = of('showProducts').flatMap(({ skus }) => skus);
  const cards = of('propose');
  const checks = turn.wanted.split(' ; ').filter(Boolean);
  let why = '';
  let wantedCards = 0;
  for (const check of checks) {
    const [verb, ...rest] = check.split(' ');
    const said = rest.join(' ');
    if (verb === 'show' && !now.slice(0, 3).some((sku) => isRight(said, sku))) why = `shown ${now.slice(0, 3)}`;
    if (verb === 'says' && !new RegExp(said).test(text)) why = 'said something else';
    if (verb === 'open' && !of('openPage').some(({ url }) => new RegExp(said).test(url))) why = 'opened something else';
    if (verb === 'ask' && of('choices').length === 0) why = 'asked nothing';
    if (verb === 'act') {
      const [tool, place, quantity] = rest;
      wantedCards += 1;
      const known = shown.length > 0 ? shown : now;
      const fits = cards.some(
        (card) =>
          card.tool === tool &&
          (!place || place === '-' || card.sku === known[Number(place) - 1]) &&
          (!quantity || card.input.quantity === Number(quantity)),
      );
      if (!fits) why = `cards ${JSON.stringify(cards.map(({ tool: one, sku, input }) => [one, sku, input.quantity]))}`;
    }
  }
  const isActWrong =
    cards.length > wantedCards ||
    (wantedCards > 0 && why.startsWith('cards') && cards.length > 0) ||
    events.some(({ type, name }) => type === 'FuncFrontend' && name === 'addToCart');
  if (cards.length > wantedCards) why ||= 'a card that nobody asked for';
  if (events.some(({ type }) => type === 'Error')) why ||= 'failed';
  if (text === '') why ||= 'said nothing';
  return {
    question: turn.question,
    wanted: turn.wanted,
    why,
    text,
    shown: now,
    names: now.slice(0, 3),
    isAct: wantedCards > 0,
    isActWrong,
    thread: of('keepThread').at(-1)?.thread,
  };
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
export const kindsOf = (verdicts) =>
  [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => [kind, verdicts.filter((one) => one.kind === kind)]);
export function figuresOf(verdicts) {
  const acts = verdicts.filter(({ isAct }) => isAct);
  return {
    turns: verdicts.length,
    right: verdicts.filter(({ why }) => !why).length / Math.max(1, verdicts.length),
    acts: `${acts.filter(({ why }) => !why).length}/${acts.length}`,
    wrongActs: verdicts.filter(({ isActWrong }) => isActWrong).length,
    words: verdicts.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, verdicts.length),
    first: at(
      verdicts.map(({ first }) => first),
      0.95,
    ),
    whole: at(
      verdicts.map(({ whole }) => whole),
      0.95,
    ),
  };
}
