/**
 * Standards that describe the same part, and what the part is called: the national annexes of the GB/T standards named, which list the ISO standard each adopts,
 * and DIN's list of standards withdrawn in favour of an ISO one. Same thread, length and class fit; details such as the width across flats of M10 may differ.
 */
export const standards = `
GB/T 70.1 = DIN 912 = ISO 4762 = JIS B1176 = 内六角圆柱头螺钉
GB/T 70.2 = ISO 7380 = ISO 7380.1 = JIS B1174 = 内六角平圆头螺钉
GB/T 70.3 = DIN 7991 = ISO 10642 = JIS B1194 = 内六角沉头螺钉
GB/T 77 = DIN 913 = ISO 4026 = 内六角紧定螺钉
GB/T 78 = DIN 914 = ISO 4027 = 内六角紧定螺钉
GB/T 79 = DIN 915 = ISO 4028 = 内六角紧定螺钉
GB/T 80 = DIN 916 = ISO 4029 = JIS B1177 = 内六角紧定螺钉
DIN 7984 = DIN 6912 = 内六角圆柱头螺钉
GB/T 5281 = ISO 7379 = DIN 9841 = 轴肩螺钉
GB/T 65 = DIN 84 = ISO 1207 = 开槽螺钉
GB/T 67 = DIN 85 = ISO 1580 = 开槽螺钉
GB/T 68 = DIN 963 = ISO 2009 = 开槽螺钉
GB/T 818 = DIN 7985 = ISO 7045 = JIS B1111 = 十字槽盘头螺钉
GB/T 819.1 = GB/T 819 = DIN 965 = ISO 7046 = 十字槽沉头螺钉
GB/T 820 = DIN 966 = ISO 7047 = 十字沉头螺钉
GB/T 845 = DIN 7981 = ISO 7049 = 盘头自攻螺钉
GB/T 846 = DIN 7982 = ISO 7050 = 沉头自攻螺钉
GB/T 15856 = DIN 7504 = ISO 15480 = 自钻自攻钉
GB/T 5783 = DIN 933 = ISO 4017 = JIS B1180 = 外六角螺栓全牙
GB/T 5782 = DIN 931 = ISO 4014 = 外六角螺栓半牙
GB/T 5785 = DIN 960 = ISO 8765 = 外六角螺栓
GB/T 5786 = DIN 961 = ISO 8676 = 外六角螺栓
GB/T 5780 = DIN 601 = ISO 4016 = 外六角螺栓
GB/T 5781 = DIN 558 = ISO 4018 = 外六角螺栓
GB/T 5789 = DIN 6921 = ISO 4162 = 法兰面螺栓
GB/T 1228 = DIN 6914 = ISO 7412 = 钢结构螺栓
GB/T 12 = DIN 603 = ISO 8677 = 马车螺栓
GB/T 825 = DIN 580 = ISO 3266 = 吊环螺钉
DIN 975 = DIN 976 = GB/T 15389 = 全螺纹螺柱
GB/T 901 = DIN 938 = DIN 939 = 双头螺柱
GB/T 6170 = DIN 934 = ISO 4032 = JIS B1181 = 六角螺母
GB/T 6172.1 = GB/T 6172 = DIN 439 = DIN 936 = ISO 4035 = 六角薄螺母
GB/T 6171 = ISO 8673 = 六角螺母
GB/T 889.1 = DIN 985 = DIN 982 = ISO 10511 = ISO 7040 = GB/T 889 = 尼龙锁紧螺母
GB/T 6177 = GB/T 6177.1 = DIN 6923 = ISO 4161 = 法兰面螺母
GB/T 923 = DIN 1587 = 盖形螺母
GB/T 62 = GB/T 62.1 = DIN 315 = 蝶形螺母
GB/T 812 = DIN 981 = DIN 1804 = 圆螺母
GB/T 97.1 = DIN 125 = ISO 7089 = JIS B1256 = GB/T 97 = 平垫圈
GB/T 97.2 = ISO 7090 = 平垫圈
GB/T 848 = DIN 433 = ISO 7092 = 平垫圈
GB/T 95 = ISO 7091 = DIN 126 = 平垫圈
GB/T 96.1 = GB/T 96 = DIN 9021 = ISO 7093 = ISO 7093.1 = 大平垫圈
GB/T 93 = DIN 127 = JIS B1251 = GB/T 7244 = 弹簧垫圈
GB/T 862.1 = GB/T 861.1 = DIN 6797 = DIN 6798 = 锁紧垫圈
DIN 988 = 调整垫片
GB/T 119.2 = ISO 8734 = DIN 6325 = 圆柱销
GB/T 119.1 = GB/T 119 = ISO 2338 = DIN 7 = 圆柱销
GB/T 120.2 = GB/T 120 = ISO 8735 = DIN 7979 = 内螺纹圆柱销
GB/T 117 = DIN 1 = ISO 2339 = 圆锥销
GB/T 879.1 = GB/T 879 = DIN 1481 = ISO 8752 = 弹性圆柱销
GB/T 91 = DIN 94 = ISO 1234 = JIS B1351 = 开口销
GB/T 1096 = DIN 6885 = ISO 773 = JIS B1301 = 平键
GB/T 894 = GB/T 894.1 = DIN 471 = JIS B2804 = 轴用弹性挡圈
GB/T 893 = GB/T 893.1 = DIN 472 = 孔用弹性挡圈
GB/T 896 = DIN 6799 = 开口挡圈
GB/T 12618 = GB/T 12618.1 = DIN 7337 = ISO 15977 = ISO 15983 = 抽芯铆钉
GB/T 867 = DIN 660 = ISO 1051 = 实心铆钉
GB/T 24425 = DIN 8140 = 钢丝螺套
GB/T 276 = DIN 625 = ISO 15 = JIS B1521 = 深沟球轴承
GB/T 292 = DIN 628 = JIS B1522 = 角接触球轴承
GB/T 281 = DIN 630 = 调心球轴承
GB/T 283 = DIN 5412 = 圆柱滚子轴承
GB/T 288 = 调心滚子轴承
GB/T 297 = DIN 720 = ISO 355 = 圆锥滚子轴承
GB/T 301 = DIN 711 = ISO 104 = 推力球轴承
GB/T 12764 = DIN 618 = 滚针轴承
GB/T 3882 = DIN 626 = ISO 9628 = 带座轴承
GB/T 9163 = ISO 12240 = DIN 648 = 关节轴承
GB/T 3452.1 = GB/T 3452 = ISO 3601 = ISO 3601.1 = DIN 3771 = JIS B2401 = O型圈
GB/T 13871 = GB/T 13871.1 = ISO 6194 = DIN 3760 = JIS B2402 = 骨架油封
GB/T 1243 = ISO 606 = DIN 8187 = DIN 8188 = JIS B1801 = 滚子链条
GB/T 1171 = GB/T 11544 = ISO 4184 = DIN 2215 = 三角带
GB/T 6135.2 = GB/T 6135 = DIN 338 = ISO 235 = 麻花钻
GB/T 1438.1 = DIN 345 = 锥柄麻花钻
GB/T 6078 = DIN 333 = ISO 866 = 中心钻
GB/T 3464.1 = DIN 371 = DIN 376 = ISO 529 = 丝锥
GB/T 970.1 = DIN 223 = ISO 2568 = 板牙
GB/T 41 = 六角螺母
GB/T 6175 = ISO 4033 = 六角螺母
GB/T 6173 = ISO 8675 = 六角薄螺母
GB/T 6184 = GB/T 6185.1 = DIN 980 = ISO 7042 = 尼龙锁紧螺母
GB/T 6182 = GB/T 889.2 = ISO 7041 = ISO 10512 = 尼龙锁紧螺母
GB/T 6187 = GB/T 6187.1 = 法兰面螺母
GB/T 17880 = GB/T 17880.1 = 铆螺母
GB/T 858 = DIN 5406 = 锁紧垫圈
GB/T 860 = GB/T 955 = DIN 137 = 弹簧垫圈
GB/T 9074 = GB/T 9074.4 = DIN 6900 = 十字槽盘头组合螺钉
GB/T 16674 = GB/T 16674.1 = DIN 6922 = ISO 15071 = 法兰面螺栓
GB/T 3632 = GB/T 1229 = 钢结构螺栓
GB/T 14 = ISO 8678 = 马车螺栓
GB/T 99 = GB/T 100 = GB/T 101 = DIN 7997 = DIN 97 = DIN 96 = 木螺钉
GB/T 14210 = DIN 18182 = 墙板钉
GB/T 897 = GB/T 898 = GB/T 899 = GB/T 900 = DIN 835 = 双头螺柱
GB/T 22795 = GB/T 22795.1 = 膨胀螺栓
GB/T 827 = GB/T 109 = GB/T 869 = DIN 661 = 实心铆钉
GB/T 2089 = GB/T 1239.2 = DIN 2098 = 压缩弹簧
GB/T 4142 = GB/T 1239.1 = DIN 2097 = 拉伸弹簧
GB/T 5801 = GB/T 290 = ISO 3245 = 滚针轴承
GB/T 296 = DIN 628.3 = 双列角接触球轴承
GB/T 10823 = GB/T 10822 = ISO 5296 = GB/T 11616 = 同步带
GB/T 9065 = GB/T 10544 = DIN 20066 = 高压软管总成
GB/T 3733 = GB/T 3737 = DIN 2353 = ISO 8434 = ISO 8434.1 = 卡套接头
GB/T 9113 = GB/T 9119 = HG/T 20592 = GB/T 9115 = DIN 2573 = DIN 2527 = 法兰
GB/T 12235 = JB/T 2205 = 截止阀
GB/T 12234 = GB/T 12232 = 闸阀
GB/T 12238 = JB/T 8527 = 蝶阀
GB/T 12236 = GB/T 12233 = 止回阀
GB/T 12237 = GB/T 21385 = 球阀
GB/T 4622 = GB/T 4622.2 = 金属缠绕垫
GB/T 9126 = GB/T 13404 = 法兰垫片
GB/T 2811 = EN 397 = 安全帽
GB 2626 = GB/T 2626 = EN 149 = 防尘口罩
GB 21148 = ISO 20345 = EN ISO 20345 = 安全鞋
GB 6095 = EN 361 = 安全带
GB 24541 = EN 388 = 防割手套
GB 10963 = GB/T 10963.1 = IEC 60898 = 微型断路器
GB 14048.4 = GB/T 14048.4 = IEC 60947-4-1 = 交流接触器
GB/T 5117 = GB/T 983 = AWS A5.1 = 电焊条
GB/T 8110 = AWS A5.18 = 气保焊丝
GB/T 6117 = DIN 844 = DIN 327 = 高速钢立铣刀
GB/T 3505 = GB/T 1219 = 百分表
GB/T 21389 = 游标卡尺
GB/T 1216 = 外径千分尺
GB/T 22523 = 塞尺
GB/T 4388 = DIN 3110 = ISO 3318 = 双开口扳手
DIN 3113 = 两用扳手
GB/T 5356 = DIN 911 = ISO 2936 = 内六角扳手
GB/T 8406 = DIN 5133 = 管钳
ISO 15552 = ISO 6431 = GB/T 8102 = 标准气缸
ISO 6432 = GB/T 8104 = 迷你气缸
ISO 21287 = 薄型气缸
GB/T 2494 = GB/T 2485 = 平形砂轮
`;
