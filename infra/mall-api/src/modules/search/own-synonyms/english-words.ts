/** English names: thing as sold ← what makers' English catalogues and ISO, IEC and ASTM titles call it. */
export const englishWords = `
螺钉, 螺栓 ← screw, machine screw
螺钉 ← cap screw
螺栓 ← bolt, hex bolt
内六角圆柱头螺钉 ← socket head cap screw, shcs, socket head screw, allen screw, allen bolt, socket cap screw, hex socket screw, socket screw
内六角平圆头螺钉 ← button head screw, button head socket screw, button head cap screw
内六角沉头螺钉 ← countersunk socket screw, flat head socket screw, flat head cap screw
内六角紧定螺钉 ← set screw, grub screw
十字槽盘头螺钉 ← pan head screw, phillips screw, pan head machine screw
十字槽沉头螺钉 ← flat head screw, countersunk screw
轴肩螺钉 ← shoulder screw, shoulder bolt
外六角螺栓 ← hexagon bolt, hex head bolt, hex screw, hex cap screw, hexagon head bolt
法兰面螺栓 ← flange bolt
马车螺栓 ← carriage bolt, coach bolt
吊环螺钉 ← eye bolt, lifting eye
U型螺栓 ← u bolt
全螺纹螺柱 ← threaded rod, threaded bar, all thread
双头螺柱 ← stud bolt, stud
螺母 ← nut
六角螺母 ← hex nut, hexagon nut
尼龙锁紧螺母 ← lock nut, nylon nut, nyloc nut, nylock nut, locknut, nylon insert nut
法兰面螺母 ← flange nut
盖形螺母 ← cap nut, acorn nut, dome nut
蝶形螺母 ← wing nut, butterfly nut
铆螺母 ← rivet nut, rivnut, blind rivet nut
垫圈 ← washer
平垫圈 ← flat washer, plain washer
弹簧垫圈 ← spring washer, lock washer, split washer, spring lock washer
锁紧垫圈 ← toothed washer, tooth lock washer
调整垫片 ← shim, shim ring, shim washer
自攻螺钉 ← self tapping screw, tapping screw
自钻自攻钉 ← self drilling screw, tek screw
墙板钉 ← drywall screw
木螺钉 ← wood screw, chipboard screw
圆柱销 ← dowel pin, parallel pin, pin
弹性圆柱销 ← spring pin, roll pin
开口销 ← cotter pin, split pin
圆锥销 ← taper pin
平键 ← parallel key, key steel, feather key, shaft key
弹性挡圈 ← circlip, retaining ring, snap ring
轴用弹性挡圈 ← external circlip, external retaining ring
孔用弹性挡圈 ← internal circlip, internal retaining ring
开口挡圈 ← e clip, e ring
膨胀螺栓 ← expansion bolt, anchor bolt, anchor, wedge anchor
化学锚栓 ← chemical anchor
塑料膨胀管 ← wall plug, nylon plug
抽芯铆钉 ← rivet, blind rivet, pop rivet
钢丝螺套 ← thread insert, helicoil, wire thread insert
喉箍 ← hose clamp, hose clip
管夹 ← pipe clamp
压缩弹簧 ← compression spring, spring
拉伸弹簧 ← tension spring, extension spring
模具弹簧 ← die spring
手轮 ← handwheel, hand wheel
拉手 ← handle, pull handle
铰链 ← hinge
轴承 ← bearing
深沟球轴承 ← deep groove ball bearing, ball bearing
角接触球轴承 ← angular contact bearing, angular contact ball bearing
圆锥滚子轴承 ← tapered roller bearing, taper roller bearing
圆柱滚子轴承 ← cylindrical roller bearing, roller bearing
推力球轴承 ← thrust bearing, thrust ball bearing
滚针轴承 ← needle bearing, needle roller bearing
调心滚子轴承 ← spherical roller bearing
调心球轴承 ← self aligning bearing, self aligning ball bearing
带座轴承 ← pillow block, bearing unit, pillow block bearing, bearing housing, mounted bearing
方形带座轴承 ← flange bearing, square flange bearing
杆端关节轴承 ← rod end, rod end bearing, heim joint
向心关节轴承 ← spherical plain bearing
直线轴承 ← linear bearing, linear bushing
直线导轨 ← linear guide, linear rail, guide rail
滚珠丝杠 ← ball screw, lead screw
直线光轴 ← linear shaft, shaft
自润滑轴套 ← bushing, bush, sleeve bearing, plain bearing
凸轮随动器 ← cam follower
三角带 ← v belt, vee belt, wedge belt
同步带 ← timing belt, synchronous belt, toothed belt, belt
同步带轮 ← timing pulley, timing belt pulley, synchronous pulley
锥套皮带轮 ← pulley, v belt pulley, v pulley
滚子链条 ← chain, roller chain
链轮 ← sprocket, chain wheel
联轴器 ← coupling, shaft coupling, flexible coupling
胀紧套 ← locking assembly, shaft lock, keyless bushing
直齿轮 ← gear, spur gear
直齿条 ← rack, gear rack
三相异步电机 ← motor, electric motor, induction motor, three phase motor, ac motor
蜗轮减速机 ← gearbox, worm gearbox, reducer, speed reducer, worm gear reducer
O型圈 ← o ring, oring, o rings
骨架油封 ← oil seal, shaft seal, rotary seal, lip seal
密封件, O型圈 ← seal, sealing ring
法兰垫片 ← gasket, flange gasket
盘根填料 ← packing, gland packing
橡胶板 ← rubber sheet, rubber plate
气管快插接头 ← push in fitting, pneumatic fitting, quick fitting, push to connect fitting, air fitting, tube fitting, push fitting
快速接头 ← quick coupling, quick coupler, quick connector
气管 ← air hose, air tube, pneumatic tube, pu tube, tubing, polyurethane tube
消声器 ← silencer, muffler, exhaust silencer
调速接头 ← flow control valve, speed controller, speed control valve
气缸 ← air cylinder, pneumatic cylinder, cylinder
薄型气缸 ← compact cylinder
迷你气缸 ← mini cylinder, round cylinder
手指气缸 ← gripper, air gripper, pneumatic gripper
磁性开关 ← reed switch, cylinder sensor, magnetic switch, auto switch
电磁阀 ← solenoid valve, solenoid, pneumatic valve
电磁换向阀 ← directional control valve, hydraulic valve, hydraulic solenoid valve
气源处理器 ← frl, air preparation unit, filter regulator, filter regulator lubricator
调压阀 ← regulator, pressure regulator, air regulator
压力表 ← pressure gauge, manometer, gauge
真空吸盘 ← suction cup, vacuum cup, vacuum pad
真空发生器 ← vacuum ejector, vacuum generator
吹气枪 ← air gun, blow gun, air blow gun
齿轮泵 ← gear pump
叶片泵 ← vane pump
液压马达 ← hydraulic motor
高压油管总成 ← hydraulic hose
液压滤芯 ← hydraulic filter, oil filter, filter element
卡套接头 ← compression fitting, ferrule fitting
液压千斤顶 ← jack, hydraulic jack, bottle jack
手动液压泵 ← hand pump, hydraulic hand pump
球阀 ← ball valve, valve
闸阀 ← gate valve
截止阀 ← globe valve, stop valve
蝶阀 ← butterfly valve
止回阀 ← check valve, non return valve
Y型过滤器 ← y strainer, strainer
疏水阀 ← steam trap
弯头 ← elbow, pipe elbow
三通 ← tee, pipe tee
法兰 ← flange, pipe flange
直接管箍 ← pipe coupling, socket coupling
六角外接 ← nipple, hex nipple
不锈钢无缝管 ← stainless steel pipe, stainless tube, steel pipe, pipe
离心泵 ← centrifugal pump, water pump, pump
潜水泵 ← submersible pump
隔膜泵 ← diaphragm pump
麻花钻 ← drill, drill bit, twist drill, hss drill
中心钻 ← center drill, centre drill
铰刀 ← reamer
开孔器 ← hole saw, hole cutter
倒角刀 ← countersink, chamfer tool, deburring tool
丝锥 ← tap, thread tap, screw tap, machine tap
圆板牙 ← die, threading die, round die
立铣刀 ← end mill, endmill, milling cutter
球头铣刀 ← ball nose end mill, ball end mill
面铣刀盘 ← face mill, face milling cutter
数控车刀片 ← insert, turning insert, carbide insert
铣刀片 ← milling insert
外圆车刀杆 ← turning tool holder
镗刀 ← boring bar
弹簧夹头 ← collet, er collet, spring collet
数控刀柄 ← tool holder, collet chuck
钻夹头 ← drill chuck, chuck
带锯条 ← band saw blade, bandsaw blade
圆锯片 ← saw blade, circular saw blade
树脂切割片 ← cutting disc, cut off wheel, cutting wheel, cutoff wheel
角磨片 ← grinding disc, grinding wheel
百叶片 ← flap disc
金刚石锯片 ← diamond blade, diamond saw blade
砂纸 ← sandpaper, abrasive paper
砂带 ← sanding belt, abrasive belt
圆盘砂纸 ← sanding disc
平形砂轮 ← bench grinding wheel
钢丝轮 ← wire wheel, wire brush, wire cup brush
油石 ← oil stone, oilstone, whetstone
`;
