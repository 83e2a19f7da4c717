import { afterSalesKindNames, afterSalesKinds } from './kinds.ts';
import { afterSalesStatusNames } from './status.ts';
import { type AfterSalesStep, afterSalesEventNames, afterSalesSteps, conditionWords } from './steps.ts';

const kindsIn = ({ kinds }: AfterSalesStep) =>
  kinds.length === afterSalesKinds.length ? 'all' : kinds.map((kind) => afterSalesKindNames[kind]).join(', ');

/** The states of a case as docs/domain/after-sales.md shows them: of each step its cells. */
export const stepsTable = (): string[][] => [
  ['from', 'what happens', 'by whom', 'kinds', 'when', 'to'],
  ...afterSalesSteps.map((step) => [
    step.from ? afterSalesStatusNames[step.from] : '–',
    `${afterSalesEventNames[step.event]} \`${step.event}\``,
    step.by,
    kindsIn(step),
    conditionWords(step) || '–',
    afterSalesStatusNames[step.to],
  ]),
];
