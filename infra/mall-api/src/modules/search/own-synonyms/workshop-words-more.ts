/** More words of workshops and order lists, kind by kind: thing as sold ← what else it is called. */
export const moreWorkshopWords = `
吊钩与链条, 手拉葫芦 ← 吊链
起重链条 ← 吊装链条, 铁链条, 锰钢链条
钨电极 ← 氩弧焊针, 焊针, 钨针头
弹簧夹头 ← 弹簧夹, 弹性夹, 夹套
线槽 ← 电线槽, 布线槽, 塑料线槽, 配电线槽
直接与内外接, 弯头, 三通, PPR与PVC管件 ← 水管接头, 水管配件, 水暖接头, 水暖配件, 上水接头
直接与内外接, 卡套接头 ← 管接头, 接管头
精密电器清洁剂 ← 电路板清洗剂, 线路板清洗剂, 电子清洗剂, 精密仪器清洗剂, 触点清洗剂, 电气清洗剂
半面罩 ← 防尘面具, 防尘毒面具
充电式冲击扳手 ← 电炮, 电动风炮
螺尖 ← 先端, 先端丝锥, 尖头丝锥
生料带 ← 铁氟龙胶布, 铁氟龙胶带, 四氟带, thread sealant tape, thread seal tape, teflon tape
卸扣 ← 码仔, 马仔, U型扣
百叶片 ← 千层轮, 千页轮
自复 ← 自复位, 复位式, 自动复位
平垫圈 ← 垫圈, 华司, 介子, 垫片
防毒半面罩 ← 猪鼻子口罩, 猪嘴口罩, 防毒猪鼻子
`;
