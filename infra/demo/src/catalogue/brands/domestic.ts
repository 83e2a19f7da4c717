/** Invented makers at home: name | english | code | country | price level | trades (first two letters, see brands.ts). */
export const domesticBrands = `
铸衡|Zhuheng|ZHG|中国|0.95|fa tr
锐固达|Ruiguda|RGD|中国|0.9|fa ha
盐湾坚|Yanwan|YWJ|中国|0.82|fa
晟钉|Shengding|SDG|中国|0.85|fa pa
永栓|Yongshuan|YSB|中国|0.88|fa
恒螺|Hengluo|HLF|中国|0.92|fa va
固迅|Guxun|GXN|中国|0.9|fa ad
河岳轴承|Heyue|HEY|中国|0.92|be tr
岭川|Lingchuan|LCB|中国|0.95|be
北岗精滚|Beigang|BGR|中国|0.98|be
舟浦滚动|Zhoupu|ZPB|中国|0.8|be
临珠|Linzhu|LZB|中国|0.76|be
衡转|Hengzhuan|HZR|中国|0.85|be tr
密川|Michuan|MCS|中国|0.85|se
广封|Guangfeng|GFS|中国|0.8|se va
泽密|Zemi|ZMS|中国|0.9|se hy
奉化气联|Qilian|QLP|中国|0.85|pn
星辰气动|Xingchen|XCP|中国|0.9|pn
乐控|Lekong|LKP|中国|0.88|pn au
佳气|Jiaqi|JQP|中国|0.82|pn
崖湾液压|Yawan|YWH|中国|0.95|hy
立泵|Libeng|LBH|中国|0.9|hy va
北液通|Beiyetong|BYT|中国|0.88|hy
湘锷|Xiange|XGE|中国|1.0|cu
锋渡|Fengdu|FDU|中国|0.9|cu me
松岭刃具|Songling|SLC|中国|0.88|cu
蓉锐|Rongrui|RRC|中国|0.95|cu
鹭屿硬质|Luyu|LUY|中国|1.05|cu
云砥|Yundi|YDA|中国|0.85|ab
珠磨|Zhumo|ZMA|中国|0.82|ab
金砥|Jindi|JDA|中国|0.9|ab ha
锋牛岭|Fengniuling|FNL|中国|0.85|ab po
长匠|Changjiang Tools|CJT|中国|0.88|ha
匠达工|Jiangda|JDT|中国|0.92|ha po
力扳|Liban|LBT|中国|0.84|ha
捷铁匠|Jietiejiang|JTJ|中国|0.8|ha
文登工匠|Wendeng Craft|WDT|中国|0.95|ha me
电鲸|Dianjing|DJP|中国|0.92|po
锐擎|Ruiqing|RQP|中国|0.9|po ha
永劲动力|Yongjin|YJP|中国|0.85|po
漓尺|Lichi|LCM|中国|0.9|me
衡准|Hengzhun|HZM|中国|0.95|me
峰矩量具|Fengju|FJM|中国|0.86|me
优测达|Youceda|YCD|中国|0.92|me el
深圳量芯|Liangxin|LXM|中国|0.95|me au
砚昌电器|Yanchang|YCE|中国|0.9|el
拓岳电气|Tuoyue|TYE|中国|0.95|el
禾安电气|Hean|HAE|中国|0.85|el li
塔禾|Tahe|THE|中国|0.92|el
栅原|Zhayuan|ZYE|中国|1.0|el
联颗端子|Lianke|LKT|中国|0.84|el
缆岱|Landai|LDA|中国|0.9|el
浦缆|Pulan|PLC|中国|0.92|el
宁控|Ningkong|NKA|中国|0.92|au
屿控|Yukong|YKA|中国|0.85|au el
感宜|Ganyi|GYA|中国|0.9|au
信步智感|Xinbu|XBA|中国|0.95|au
台芯驱动|Taixin|TXD|中国|1.0|au tr
朗沐|Langmu|LMU|中国|0.95|li
烛岸|Zhuan|ZAL|中国|0.9|li
亮岸|Liangan|LAL|中国|0.84|li
潮灯|Chaodeng|CDL|中国|1.05|li sa
护盾山|Hudunshan|HDS|中国|0.85|pr
穹守|Qiongshou|QSG|中国|0.82|pr
陌安|Moan|MOA|中国|0.86|pr
赛护|Saihu|SHP|中国|0.95|pr sa
笃安|Duan|DUA|中国|0.9|pr
胶研坊|Jiaoyanfang|JYF|中国|0.9|ad
粘石|Zhanshi|ZSA|中国|0.92|ad
固涂林|Gutulin|GTL|中国|0.88|ad lu
广粘|Guangzhan|GZA|中国|0.82|ad pa
永贴|Yongtie|YTP|中国|0.85|pa ad
岸润|Anrun|ARL|中国|0.92|lu
峦滑|Luanhua|LHL|中国|0.95|lu
泽滑|Zehua|ZHL|中国|0.88|lu
诺储|Nuochu|NCH|中国|0.9|st
搬立德|Banlide|BLD|中国|0.88|st
辘程|Lucheng|LUC|中国|0.85|st
虎力起|Huliqi|HLQ|中国|0.92|st
鹏吊|Pengdiao|PDQ|中国|0.95|st
环优货架|Huanyou|HYS|中国|0.86|st of
洁韵|Jieyun|JYC|中国|0.85|cl
澄帚|Chengzhou|CHZ|中国|0.88|cl
亮洁工|Liangjiegong|LJG|中国|0.82|cl pa
远阀大|Yuanfa|YFD|中国|0.9|va
埃谷阀门|Aigu|AGV|中国|0.95|va
淮闸|Huaizha|HZV|中国|0.86|va
管禾|Guanhe|GHE|中国|0.9|va
塑渠|Suqu|SQP|中国|0.85|va
南泵源|Nanbengyuan|NBY|中国|0.95|va hy
新川泵|Xinchuan|XCB|中国|0.88|va
力沃带|Liwo|LWD|中国|0.86|tr
杭链东|Hangliandong|HLD|中国|0.95|tr
环岳链|Huanyue|HYU|中国|0.9|tr
齿越减速|Chiyue|CYJ|中国|0.95|tr
熔岳|Rongyue|RYW|中国|0.9|we
弧桥|Huqiao|HQW|中国|0.88|we
佳焊士|Jiahanshi|JHS|中国|0.95|we
沪焊通|Huhantong|HHT|中国|0.9|we
安赛标|Ansaibiao|ASB|中国|0.86|sa
贝标安|Beibiaoan|BBA|中国|0.95|sa
淮消|Huaixiao|HXS|中国|0.88|sa
案禾|Anhe|AHO|中国|0.85|of
墨屿|Moyu|MYO|中国|0.86|of
笺文|Jianwen|JWO|中国|0.9|of pa
蜀玻仪|Shuboyi|SBY|中国|0.88|of
力谱实验|Lipu Lab|LPL|中国|1.0|of me
国试化|Guoshihua|GSH|中国|0.9|of lu
`;
