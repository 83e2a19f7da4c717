/** Invented makers at home: name | english | code | country | price level | trades (first two letters, see brands.ts). */
export const domesticBrands = `
铸衡|Zhuheng|ZHG|中国|0.95|fa tr
锐固达|Ruiguda|RGD|中国|0.9|fa ha
海盐坚|Haiyanjian|HYJ|中国|0.82|fa
晟钉|Shengding|SDG|中国|0.85|fa pa
永栓|Yongshuan|YSB|中国|0.88|fa
恒螺|Hengluo|HLF|中国|0.92|fa va
固迅|Guxun|GXN|中国|0.9|fa ad
洛轴丰|Luozhoufeng|LZF|中国|0.92|be tr
瓦岭|Waling|WLB|中国|0.95|be
哈东精滚|Hadong|HDR|中国|0.98|be
甬滚|Yonggun|YGB|中国|0.8|be
临珠|Linzhu|LZB|中国|0.76|be
衡转|Hengzhuan|HZR|中国|0.85|be tr
密川|Michuan|MCS|中国|0.85|se
广封|Guangfeng|GFS|中国|0.8|se va
泽密|Zemi|ZMS|中国|0.9|se hy
奉化气联|Qilian|QLP|中国|0.85|pn
星辰气动|Xingchen|XCP|中国|0.9|pn
乐控|Lekong|LKP|中国|0.88|pn au
佳气|Jiaqi|JQP|中国|0.82|pn
榆液|Yuye|YYH|中国|0.95|hy
立泵|Libeng|LBH|中国|0.9|hy va
北液通|Beiyetong|BYT|中国|0.88|hy
株刃|Zhuren|ZRC|中国|1.0|cu
上锋工|Shangfenggong|SFG|中国|0.9|cu me
哈刃一工|Harenyi|HRY|中国|0.88|cu
成钻|Chengzuan|CZC|中国|0.95|cu
厦刀|Xiadao|XDC|中国|1.05|cu
白鹤山|Baiheshan|BHS|中国|0.85|ab
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
桂精量|Guijingliang|GJL|中国|0.9|me
哈衡量|Haheng|HHM|中国|0.95|me
青海峰量具|Qinghaifeng|QHF|中国|0.86|me
优测达|Youceda|YCD|中国|0.92|me el
深圳量芯|Liangxin|LXM|中国|0.95|me au
正昌电器|Zhengchang|ZCE|中国|0.9|el
德立拓|Delituo|DLT|中国|0.95|el
人安电气|Renan|RAE|中国|0.85|el li
常塔|Changta|CTE|中国|0.92|el
良栅|Liangzha|LZE|中国|1.0|el
起联端子|Qilian Terminal|QLT|中国|0.84|el
远缆东|Yuanlandong|YLD|中国|0.9|el
沪缆通|Hulantong|HLT|中国|0.92|el
宁控|Ningkong|NKA|中国|0.92|au
沪工控|Hugongkong|HGK|中国|0.85|au el
感宜|Ganyi|GYA|中国|0.9|au
信步智感|Xinbu|XBA|中国|0.95|au
台芯驱动|Taixin|TXD|中国|1.0|au tr
欧普朗|Opulan|OPL|中国|0.95|li
三雄达|Sanxiongda|SXD|中国|0.9|li
亮岸|Liangan|LAL|中国|0.84|li
海洋之光|Haiyangzhiguang|HGL|中国|1.05|li sa
护盾山|Hudunshan|HDS|中国|0.85|pr
星宇防护|Xingyu Guard|XYG|中国|0.82|pr
登安|Dengan|DAP|中国|0.86|pr
赛护|Saihu|SHP|中国|0.95|pr sa
代安|Daian|DNP|中国|0.9|pr
回天宝|Huitianbao|HTB|中国|0.9|ad
康粘达|Kangzhanda|KZD|中国|0.92|ad
卡夫林|Kafulin|KFL|中国|0.88|ad lu
广粘|Guangzhan|GZA|中国|0.82|ad pa
永贴|Yongtie|YTP|中国|0.85|pa ad
长润|Changrun|CRL|中国|0.92|lu
昆滑|Kunhua|KHL|中国|0.95|lu
统润|Tongrun|TRL|中国|0.88|lu
诺储|Nuochu|NCH|中国|0.9|st
搬立德|Banlide|BLD|中国|0.88|st
中轮脚|Zhonglun|ZLJ|中国|0.85|st
虎力起|Huliqi|HLQ|中国|0.92|st
双鹰起重|Shuangying|SYQ|中国|0.95|st
环优货架|Huanyou|HYS|中国|0.86|st of
洁韵|Jieyun|JYC|中国|0.85|cl
白云净|Baiyunjing|BYJ|中国|0.88|cl
亮洁工|Liangjiegong|LJG|中国|0.82|cl pa
远阀大|Yuanfa|YFD|中国|0.9|va
埃谷阀门|Aigu|AGV|中国|0.95|va
苏盐阀|Suyanfa|SYV|中国|0.86|va
伟管星|Weiguan|WGX|中国|0.9|va
联管塑|Lianguansu|LGS|中国|0.85|va
南泵源|Nanbengyuan|NBY|中国|0.95|va hy
新川泵|Xinchuan|XCB|中国|0.88|va
三力带|Sanlidai|SLD|中国|0.86|tr
杭链东|Hangliandong|HLD|中国|0.95|tr
恒久链|Hengjiulian|HJL|中国|0.9|tr
国茂减|Guomaojian|GMJ|中国|0.95|tr
金桥焊|Jinqiaohan|JQH|中国|0.9|we
大焊桥|Dahanqiao|DHQ|中国|0.88|we
佳焊士|Jiahanshi|JHS|中国|0.95|we
沪焊通|Huhantong|HHT|中国|0.9|we
安赛标|Ansaibiao|ASB|中国|0.86|sa
贝标安|Beibiaoan|BBA|中国|0.95|sa
淮消|Huaixiao|HXS|中国|0.88|sa
得印办公|Deyin|DYO|中国|0.85|of
晨墨|Chenmo|CMO|中国|0.86|of
齐文办公|Qiwen|QWO|中国|0.9|of pa
蜀玻仪|Shuboyi|SBY|中国|0.88|of
力谱实验|Lipu Lab|LPL|中国|1.0|of me
国试化|Guoshihua|GSH|中国|0.9|of lu
`;
