/** WCAG 2.1, levels A and AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What Lighthouse counts beyond them in a page as a whole; `npm run lighthouse` says when it counts another. */
export const wholePageRules = [
  'accesskeys',
  'aria-dialog-name',
  'aria-text',
  'aria-treeitem-name',
  'heading-order',
  'landmark-one-main',
  'presentation-role-conflict',
  'skip-link',
  'tabindex',
  'target-size',
];
