/** English names kind by kind over the whole catalogue, as makers' and distributors' English catalogues say them: thing as sold ← what else it is called. */
export const englishKinds = `
六角薄螺母 ← jam nut, thin nut
尼龙锁紧螺母 ← self locking nut, prevailing torque nut
盖形螺母 ← domed nut, crown nut
蝶形螺母 ← wingnut
圆螺母 ← round nut, bearing lock nut, shaft nut
铆螺母 ← nutsert, threaded insert rivet
大垫圈 ← fender washer, large washer, penny washer
锁紧垫圈 ← star washer, serrated lock washer, external tooth washer
内六角圆柱头螺钉 ← allen cap screw, hex socket cap screw, hex socket head cap screw, hex socket head screw, hexagon socket head cap screw
内六角沉头螺钉 ← flat socket head screw, countersunk hex socket screw, flat head allen screw
内六角平圆头螺钉 ← button socket screw, button head allen
十字槽盘头螺钉 ← pan head phillips, phillips machine screw
十字槽沉头螺钉 ← countersunk phillips
十字槽组合螺钉 ← sems screw, screw with washer
开槽螺钉 ← slotted screw, slotted machine screw
轴肩螺钉 ← stripper bolt
外六角螺栓 ← tap bolt
法兰面螺栓 ← flange screw
钢结构螺栓 ← structural bolt, high strength bolt
马车螺栓 ← cup head bolt
吊环螺栓 ← eyebolt
U型螺栓 ← ubolt
全螺纹螺柱 ← threaded stud, studding
沉头自攻螺钉 ← countersunk self tapping screw
墙板钉 ← gypsum screw
内螺纹圆柱销 ← internal thread dowel pin, pull dowel pin
弹性圆柱销 ← tension pin
圆锥销 ← tapered pin
平键 ← machine key
轴用弹性挡圈 ← shaft snap ring
孔用弹性挡圈 ← bore snap ring
轴端固定环 ← shaft collar, set collar
车修壁虎 ← through bolt anchor, heavy duty anchor
塑料膨胀管 ← plastic anchor
化学锚栓 ← resin anchor
实心铆钉 ← solid rivet
喉箍 ← worm drive clamp, worm gear hose clamp
管夹 ← pipe clip, tube clamp
模具弹簧 ← mould spring
星形手柄 ← star knob, star handle, lobe knob
可调手柄 ← clamping lever, adjustable handle, ratchet handle
双列角接触球轴承 ← double row angular contact bearing
单列圆锥滚子轴承 ← taper bearing
调心滚子轴承 ← self-aligning roller bearing
凸轮随动器 ← track roller, stud type track roller
立式带座轴承 ← plummer block
方形法兰轴承座 ← flange unit
菱形法兰轴承座 ← oval flange bearing, 2 bolt flange bearing
向心关节轴承 ← radial spherical bearing
直线轴承 ← linear ball bearing
直线导轨 ← lm guide, linear guideway
滚珠丝杠 ← ballscrew
直线光轴 ← chrome rod
法兰轴套 ← flanged bushing, flange bush
三角带 ← drive belt
V带轮 ← sheave
梅花联轴器 ← jaw coupling, spider coupling
胀紧套 ← shaft locking device
V型水封 ← v-ring, v ring seal
Y型圈 ← u cup, y ring, rod seal, piston seal
防尘圈 ← wiper seal, dust seal, scraper ring
导向带 ← wear ring, guide ring, guide strip
金属缠绕垫 ← spiral wound gasket
橡胶板 ← rubber mat
调速接头 ← speed control fitting
螺旋气管 ← coil hose, spiral hose, recoil air hose
C式快速接头 ← air coupler, quick release coupling
标准气缸 ← standard cylinder
导杆气缸 ← guided cylinder, guide rod cylinder
电磁阀 ← air valve
脚踏阀 ← foot valve, pedal valve
手动阀 ← hand valve, manual valve
真空吸盘 ← suction pad
摆线液压马达 ← orbital motor
电磁换向阀 ← directional valve
叠加阀 ← modular valve, stack valve
高压球阀 ← high pressure ball valve, hydraulic ball valve
高压软管总成 ← hose assembly
液压快速接头 ← hydraulic quick coupler
卡套接头 ← tube fitting
空气滤清器 ← air breather, breather filter
液位液温计 ← level gauge, oil level gauge, sight glass
法兰球阀 ← flanged ball valve
闸阀 ← sluice valve
水用电磁阀 ← water solenoid valve
内外接 ← reducer bushing, pipe fitting
不锈钢管 ← ss tube
PVC管件 ← pvc fitting
潜水泵 ← sewage pump
隔膜泵 ← aodd pump
锥柄麻花钻 ← taper shank drill, morse taper drill
倒角刀 ← chamfer mill
定心钻 ← spot drill
螺纹铣刀 ← thread mill
平底铣刀 ← square end mill
圆鼻铣刀 ← corner radius end mill, bull nose end mill
外圆车刀杆 ← external turning holder
内孔镗刀杆 ← internal turning holder
数控刀柄 ← milling chuck
角磨片 ← grinding disk
百叶片 ← flap wheel
砂纸 ← sand paper, emery paper
平形砂轮 ← grinding wheel, bench grinder wheel
磨头 ← mounted point, grinding point
工业百洁布 ← scouring pad, abrasive pad, hand pad
油石 ← sharpening stone
活动扳手 ← crescent wrench
扭力扳手 ← torque spanner
卡簧钳 ← retaining ring pliers
锤子 ← mallet
美工刀 ← box cutter
钢锯 ← hand saw
工具车 ← roller cabinet
切割机 ← cut off machine
气动打磨机 ← air grinder, die grinder
深度尺 ← depth caliper
数字万用表 ← dmm, multi meter
钳形表 ← current clamp
激光测距仪 ← rangefinder
漏电断路器 ← earth leakage breaker
按钮开关 ← emergency stop
导轨接线端子 ← din rail terminal, terminal block, terminal blocks
冷压端子 ← ring terminal, ferrule
电缆防水接头 ← cord grip
航空插头 ← aviation plug
工业插头插座 ← power plug
热缩管 ← shrink tubing
导轨 ← din rail
金属软管 ← metal hose
防水接线盒 ← waterproof box, enclosure ip65
控制箱 ← distribution box
光电开关 ← photocell
行程开关 ← travel switch
热电阻 ← rtd
可编程控制器 ← programmable logic controller
温控器 ← thermostat
开关电源 ← smps
LED平板灯 ← ceiling light
工矿灯 ← ufo light
投光灯 ← spotlight
应急灯 ← exit light
一次性手套 ← exam gloves
防割手套 ← anti cut gloves
焊接隔热手套 ← heat resistant gloves
耐酸碱手套 ← chemical resistant gloves, rubber gloves
防护面屏 ← visor
耳罩 ← hearing protector
半面罩 ← half face mask
安全鞋 ← work boots, steel toe shoes
劳保雨靴 ← gumboots
防坠器 ← self retracting lifeline
禁止标识 ← no smoking sign, prohibition sign
警告标识 ← danger sign
指令标识 ← mandatory sign, exit sign
地面划线胶带 ← floor marking tape, hazard tape
防撞设施 ← corner guard, bumper guard, speed bump
锁具 ← lockout hasp, lockout device, tagout
圆柱固持胶 ← retaining compound
管螺纹密封胶 ← pipe sealant, thread sealant
平面密封胶 ← gasket maker, flange sealant
环氧AB胶 ← ab glue
修补剂 ← metal repair epoxy, repair compound
电气绝缘胶带 ← pvc tape
液压油 ← hydraulic fluid
导轨油 ← slideway oil, way oil
切削液 ← cutting oil
防锈剂 ← rust inhibitor
油嘴油杯 ← zerk
吊钩 ← hoist hook, lifting chain
钢丝绳 ← wire cable
轻型货架 ← storage rack
气保焊丝 ← mig wire, mig welding wire
氩弧焊丝 ← tig rod, filler rod
钨极 ← tungsten, tungsten rod
焊枪 ← cutting torch
减压器 ← gas regulator, pressure reducer
焊接防护屏 ← welding curtain, welding screen
工业擦拭纸 ← cleaning paper, paper wipes
擦机布 ← rags, wiping rags, cleaning cloth
吸油棉 ← oil absorbent pad, absorbent pad, oil absorbent
垃圾桶 ← waste bin
洗手液洗手膏 ← hand cleaner, hand soap
地面清洁剂 ← floor cleaner
工业吸尘器 ← industrial vacuum
美纹纸胶带 ← kraft tape
缠绕膜 ← pallet wrap
气泡膜 ← bubble film
打包工具 ← strapping tool, strapping machine
瓦楞纸箱 ← corrugated box
自封袋 ← zip lock bag
标签纸 ← sticker
移液器 ← micropipette
滤纸试纸 ← ph paper, test paper
工作台 ← work bench
`;
