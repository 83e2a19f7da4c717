/** Invented makers abroad, same columns. */
export const foreignBrands = `
诺卡姆|Nordkamm|NKM|德国|1.55|fa ha
贝尔梭|Bersolt|BSO|德国|1.5|fa
伊赛拓|Isetto|IST|意大利|1.3|fa se
高野螺研|Takano Raken|TKR|日本|1.45|fa
沃朗特|Vorlant|VLT|美国|1.4|fa ad
斯凯伦|Skelund|SKD|瑞典|1.7|be se
哈格罗|Hagrow|HGW|德国|1.65|be
栗原轴工|Kurihara|KRH|日本|1.5|be tr
东山精工|Higashiyama|HGS|日本|1.45|be
奥伯兰|Oberland|OBL|美国|1.55|be
弗洛森|Flossen|FLS|德国|1.6|se hy
科林顿|Corrington|CRT|美国|1.5|se pn
鲁夫特|Luftwerk|LFW|德国|1.75|pn
风早工业|Kazahaya|KZH|日本|1.6|pn
索恩利|Thornley|THL|英国|1.55|pn va
希德劳|Hydrau|HYD|德国|1.7|hy
奥胡斯流体|Aarfluid|AAF|丹麦|1.6|hy va
于斯塔|Ystarn|YST|瑞典|1.75|cu
塔沃尔|Tavor|TVR|以色列|1.65|cu
樫木工具|Kashiki|KSK|日本|1.5|cu
施耐登|Schneiden|SDN|德国|1.6|cu
诺登磨|Nordschliff|NSF|德国|1.5|ab
梅洛克|Meuloc|MLC|法国|1.45|ab
威拉克|Wirrak|WRK|德国|1.55|ha
灿格|Zangor|ZGR|德国|1.6|ha
世塔诺|Setano|SET|美国|1.3|ha me
槙野电工|Makino Denko|MND|日本|1.4|po
布伦克|Brenck|BRK|德国|1.5|po
诺茨坦|Notstan|NTS|德国|1.55|po ab
寸野精测|Sunno|SNO|日本|1.7|me
泰萨尔|Tessar Metrik|TSR|瑞士|1.85|me
沃尔特姆|Voltham|VTH|美国|1.7|me el
勒克莱尔|Leclair Elec|LCE|法国|1.5|el
霍夫曼特|Hofmant|HFM|德国|1.6|el au
克莱姆特|Klemmet|KLM|德国|1.55|el
莱赫纳|Lehner Elko|LHE|德国|1.5|el
久川电控|Hisakawa|HSK|日本|1.5|au el
见崎传感|Misaki|MSK|日本|1.65|au
森索普|Sensopp|SSP|德国|1.55|au
吕克斯达|Luxdaal|LXD|荷兰|1.4|li
盖德威|Gardwell|GDW|美国|1.4|pr
梅思盾|Meshield|MSD|美国|1.5|pr
施茨曼|Schutzman|SZM|德国|1.45|pr
凝固特|Hardtek|HDT|德国|1.6|ad lu
西利康|Silicorn|SIC|美国|1.5|ad
施密尔|Schmierol|SMR|德国|1.7|lu
奥利文|Olieven|OLV|荷兰|1.4|lu
德玛柯|Demarko|DMK|德国|1.6|st
布兰卡|Blanka|BLK|瑞士|1.5|st cl
韦普洛|Wiplow|WPL|美国|1.35|cl pr
赖因格|Reinger|RGR|德国|1.5|cl
罗比内|Robinet|RBN|法国|1.45|va
水门工业|Suimon|SMN|日本|1.5|va
庞珀森|Pumpersen|PPS|丹麦|1.7|va
贝尔顿|Beltown|BTW|美国|1.5|tr
锁川链|Kusarigawa|KSG|日本|1.6|tr
格特立|Getrieb|GTR|德国|1.6|tr au
阿克威|Arcway|ACW|美国|1.5|we
斯韦茨|Svetsia|SVS|瑞典|1.55|we
塞诺拉|Signora|SGN|美国|1.5|sa
瓦格恩|Waagen|WGN|瑞士|1.9|of
普兰德尔|Prandl|PRD|德国|1.6|of
威固包|Wigopak|WGP|德国|1.3|pa
萨尔达托|Saldato|SDT|意大利|1.4|we
德莱福|Draeffel|DRF|德国|1.6|pr sa
`;
