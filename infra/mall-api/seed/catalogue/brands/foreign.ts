/** Invented makers abroad, same columns. */
export const foreignBrands = `
诺卡姆|Nordkamm|NKM|德国|1.55|fa ha
贝尔梭|Bersolt|BSO|德国|1.5|fa
伊赛拓|Isetto|IST|意大利|1.3|fa se
高野螺研|Takano Raken|TKR|日本|1.45|fa
沃朗特|Vorlant|VLT|美国|1.4|fa ad
斯凯隆|Skelund|SKD|瑞典|1.7|be se
法格纳|Fagner|FGN|德国|1.65|be
恩斯科|Ensko|ENK|日本|1.5|be tr
东山精工|Higashiyama|HGS|日本|1.45|be
蒂姆肯德|Timkander|TMK|美国|1.55|be
弗洛森|Flossen|FLS|德国|1.6|se hy
派瑞林|Parrilin|PRL|美国|1.5|se pn
费斯拓姆|Festorm|FTM|德国|1.75|pn
三明速|Sanmeisoku|SMS|日本|1.6|pn
诺格兰|Norgland|NGL|英国|1.55|pn va
博世乐斯|Boselux|BSX|德国|1.7|hy
丹孚斯特|Danforst|DFT|丹麦|1.6|hy va
山特兰|Santrand|STD|瑞典|1.75|cu
伊斯卡德|Iskarde|IKD|以色列|1.65|cu
大昭和刃|Taishowa|TSW|日本|1.5|cu
瓦尔塔德|Valtard|VTD|德国|1.6|cu
诺登磨|Nordschliff|NSF|德国|1.5|ab
圣戈朗|Sangoran|SGR|法国|1.45|ab
威拉克|Wirrak|WRK|德国|1.55|ha
凯尼珀|Kneiper|KNP|德国|1.6|ha
世塔诺|Setano|SET|美国|1.3|ha me
牧场机电|Makiba|MKB|日本|1.4|po
博帝士|Bodisch|BDS|德国|1.5|po
麦特博|Metbor|MTB|德国|1.55|po ab
三丰岛|Mitsushima|MTS|日本|1.7|me
泰萨尔|Tessar Metrik|TSR|瑞士|1.85|me
福禄德|Fluder|FLD|美国|1.7|me el
施耐达|Schnaider|SND|法国|1.5|el
西门朗|Simmerlan|SML|德国|1.6|el au
菲尼凯|Finikes|FNK|德国|1.55|el
魏德曼勒|Weidmann Elko|WDM|德国|1.5|el
欧姆川|Omukawa|OMK|日本|1.5|au el
基恩峰|Kienfeng|KEN|日本|1.65|au
巴鲁芬|Barufen|BRF|德国|1.55|au
飞利明|Filimin|FLM|荷兰|1.4|li
霍尼尔|Honier|HNR|美国|1.4|pr
梅思盾|Meshield|MSD|美国|1.5|pr
优唯士|Uvexis|UVX|德国|1.45|pr
乐泰克|Lotaik|LTK|德国|1.6|ad lu
陶熙宁|Taoxinin|TXN|美国|1.5|ad
克鲁勃朗|Kluberan|KBR|德国|1.7|lu
壳润|Kelrun|KRN|荷兰|1.4|lu
德玛柯|Demarko|DMK|德国|1.6|st
布兰卡|Blanka|BLK|瑞士|1.5|st cl
金佰洁|Kimbelle|KBL|美国|1.35|cl pr
凯驰洁|Karchel|KCL|德国|1.5|cl
阿法尔|Affar|AFR|法国|1.45|va
久保阀|Kubova|KBV|日本|1.5|va
格兰泵|Grandbeck|GBK|丹麦|1.7|va
盖兹通|Gatston|GTN|美国|1.5|tr
椿山链|Tsubayama|TBY|日本|1.6|tr
赛威德|Sevard|SVD|德国|1.6|tr au
林肯德|Linkend|LKD|美国|1.5|we
伊萨恩|Isaan Svets|ISN|瑞典|1.55|we
贝迪达|Bedida|BDD|美国|1.5|sa
梅特勒朗|Mettlan|MTL|瑞士|1.9|of
普兰德尔|Prandl|PRD|德国|1.6|of
威固包|Wigopak|WGP|德国|1.3|pa
思诺扎|Snozza|SNZ|意大利|1.4|we
德莱福|Draeffel|DRF|德国|1.6|pr sa
`;
