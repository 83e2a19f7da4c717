export { apportion } from './apportion.ts';
export { capitals } from './capitals.ts';
export { moneyText, splitPrice, yuanText } from './display.ts';
export { type Fen, roundHalfUp, shareOf, yuan } from './fen.ts';
export { hiddenFen, hiddenText, isHidden } from './hidden.ts';
export { typedFen } from './typed.ts';
