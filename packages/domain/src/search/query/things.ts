/** An unknown word that ends so is a thing of its own: 轴承加热器 is no bearing, 空压机 not the beginning of 空压机快速接头. */
export const isThing = (word: string): boolean => word.length > 1 && /[器机仪架柜车]$/.test(word);
