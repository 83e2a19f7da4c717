/** More words of workshops and order lists, kind by kind: thing as sold ← what else it is called. */
export const moreWorkshopWords = `
吊钩与链条, 手拉葫芦 ← 吊链
起重链条 ← 吊装链条, 铁链条, 锰钢链条
钨电极 ← 氩弧焊针, 焊针, 钨针头
弹簧夹头 ← 弹簧夹, 弹性夹, 夹套
线槽 ← 电线槽, 布线槽, 塑料线槽, 配电线槽
防毒半面罩 ← 猪鼻子口罩, 猪嘴口罩, 防毒猪鼻子
`;
