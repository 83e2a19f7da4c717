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
扳手 ← wrench, spanner
两用扳手 ← combination wrench, combination spanner
双开口扳手 ← open end wrench, open ended spanner, open wrench
活动扳手 ← adjustable wrench, adjustable spanner
管钳 ← pipe wrench
内六角扳手 ← hex key, allen key, allen wrench
扭力扳手 ← torque wrench
套筒 ← socket, hex socket, impact socket
棘轮扳手 ← ratchet, ratchet wrench
组套工具 ← tool set, socket set, tool kit
螺丝刀 ← screwdriver
十字螺丝刀 ← phillips screwdriver
一字螺丝刀 ← flat screwdriver, slotted screwdriver
钢丝钳 ← pliers, combination pliers
尖嘴钳 ← long nose pliers, needle nose pliers
斜口钳 ← diagonal cutter, side cutter, wire cutter, diagonal pliers, cutting pliers
卡簧钳 ← circlip pliers, snap ring pliers
压线钳 ← crimping tool, crimper, crimping pliers
大力钳 ← locking pliers, vise grip
锤 ← hammer
钢锉 ← file, hand file
美工刀 ← utility knife, cutter knife
锯条 ← hacksaw blade, hacksaw
台虎钳 ← vise, bench vise, vice
G字夹 ← c clamp, g clamp, clamp
工具箱 ← tool box, toolbox
工具车 ← tool trolley, tool cart, tool cabinet
充电式冲击电钻 ← cordless drill, electric drill, power drill, impact drill
电锤 ← rotary hammer, hammer drill
角磨机 ← angle grinder, grinder
切割机 ← cut off saw, chop saw
电圆锯 ← circular saw
热风枪 ← heat gun, hot air gun
充电式冲击扳手 ← cordless impact wrench
冲击扳手 ← impact wrench
气动冲击扳手 ← air impact wrench, pneumatic wrench, air wrench
气动圆盘打磨机 ← air sander, orbital sander
批头 ← screwdriver bit, bit, bits
卡尺 ← caliper, calliper, vernier
数显卡尺 ← digital caliper
游标卡尺 ← vernier caliper
外径千分尺 ← micrometer, outside micrometer
深度尺 ← depth gauge
百分表 ← dial indicator, dial gauge
磁性表座 ← magnetic base, magnetic stand
螺纹塞规 ← thread plug gauge, thread gauge
光滑塞规 ← plug gauge, pin gauge
塞尺 ← feeler gauge, thickness gauge
量块 ← gauge block, gage block
钢卷尺 ← tape measure, measuring tape
钢直尺 ← steel ruler, ruler
水平尺 ← spirit level, level
直角尺 ← square, try square
数字万用表 ← multimeter, digital multimeter
数字钳形表 ← clamp meter
红外测温仪 ← infrared thermometer, thermometer
温湿度计 ← hygrometer, thermo hygrometer
激光测距仪 ← laser distance meter, laser rangefinder
断路器 ← circuit breaker, breaker
微型断路器 ← mcb, miniature circuit breaker
塑壳断路器 ← mccb, molded case circuit breaker, moulded case circuit breaker
漏电保护断路器 ← rcbo, rcd, rccb, elcb, residual current breaker
浪涌保护器 ← spd, surge protector, surge arrester
熔断器芯 ← fuse
交流接触器 ← contactor, ac contactor
继电器 ← relay
热过载继电器 ← thermal overload relay, overload relay, thermal relay
时间继电器 ← timer relay, time relay, timer
固态继电器 ← solid state relay
按钮开关 ← push button, pushbutton, push button switch
指示灯 ← pilot light, indicator light, pilot lamp, indicator lamp
多层信号灯 ← tower light, signal tower, stack light
接线端子 ← terminal block, din rail terminal
冷压端子 ← terminal, crimp terminal, cable ferrule
铜鼻子 ← cable lug, lug, copper lug
电缆防水接头 ← cable gland
航空插头 ← aviation connector, circular connector
工业插头插座 ← industrial plug, industrial socket, plug and socket
电线 ← wire, electric wire
电缆 ← cable, power cable
扎带 ← cable tie, zip tie, nylon tie
热缩管 ← heat shrink, heat shrink tube, heat shrink tubing, shrink tube, shrink sleeve
线槽 ← cable duct, wiring duct, cable trunking
穿线软管 ← conduit, flexible conduit
接线盒 ← junction box
控制箱 ← enclosure, control box, electrical enclosure, control cabinet
接近开关 ← proximity switch, proximity sensor, inductive sensor
光电开关 ← photoelectric sensor, photo sensor, photoelectric switch, photo switch
行程开关 ← limit switch, micro switch
温度传感器 ← temperature sensor, thermocouple
压力变送器 ← pressure transmitter, pressure sensor, pressure transducer
增量编码器 ← encoder, rotary encoder
PLC可编程控制器 ← plc, programmable controller
智能温控器 ← temperature controller
变频器 ← inverter, frequency converter, vfd, variable frequency drive, ac drive
开关电源 ← power supply, switching power supply, switch mode power supply
步进电机 ← stepper motor, step motor, stepping motor, stepper
伺服电机 ← servo motor, servo
轴流风扇 ← fan, cooling fan, axial fan
LED灯管 ← led tube, tube light, fluorescent tube
LED球泡灯 ← led bulb, light bulb, bulb
LED平板灯 ← panel light, led panel
LED工矿灯 ← high bay light, high bay, highbay light
LED投光灯 ← flood light, floodlight
LED防爆灯 ← explosion proof light, explosion proof lamp
应急灯 ← emergency light, exit sign
手电 ← flashlight, torch
手套 ← glove
丁腈手套 ← nitrile glove, work glove
一次性丁腈手套 ← disposable glove, disposable nitrile glove, latex glove
防割手套 ← cut resistant glove, cut proof glove
电焊隔热手套 ← welding glove
安全帽 ← helmet, safety helmet, hard hat
防护眼镜 ← safety glasses, goggle, safety goggle, protective glasses
防护面屏 ← face shield
耳塞 ← ear plug, earplug
耳罩 ← ear muff, earmuff
防尘口罩 ← mask, dust mask, respirator, face mask
防毒半面罩 ← gas mask, half mask, half face respirator
安全鞋 ← safety shoe, safety shoes, work shoes, safety boot
劳保雨靴 ← rain boot, rubber boot
反光背心 ← reflective vest, safety vest, hi vis vest
防护服 ← coverall, protective clothing, protective suit
安全带 ← safety harness, harness, safety belt
防坠器 ← fall arrester, retractable lifeline
路锥 ← traffic cone, road cone
挂锁 ← padlock, safety padlock, lockout
安全标识牌 ← safety sign, warning sign
灭火器 ← fire extinguisher, extinguisher
急救箱 ← first aid kit
螺纹锁固剂 ← threadlocker, thread locker, threadlock
瞬间胶 ← super glue, instant adhesive, cyanoacrylate, glue
环氧结构胶 ← epoxy, epoxy adhesive, epoxy glue
硅酮密封胶 ← silicone sealant, sealant, silicone
双面泡棉胶带 ← double sided tape, foam tape
电工胶带 ← electrical tape, insulation tape, insulating tape
生料带 ← ptfe tape, thread seal tape, teflon tape
润滑脂 ← grease, lithium grease
润滑油, 液压油 ← lubricant, oil, lubricating oil
液压油 ← hydraulic oil
齿轮油 ← gear oil
切削液 ← cutting fluid, coolant
防锈剂 ← rust remover, anti rust, rust preventive
清洁剂, 清洗剂 ← cleaner, degreaser
黄油枪 ← grease gun
黄油嘴 ← grease nipple, grease fitting
脚轮 ← caster, castor, caster wheel, wheel
手推车 ← hand truck, trolley, platform truck, cart
液压搬运车 ← pallet jack, pallet truck, hand pallet truck
手拉葫芦 ← chain hoist, hoist, chain block
吊装带 ← lifting sling, webbing sling, sling
卸扣 ← shackle
安全钩 ← hook, lifting hook
钢丝绳 ← wire rope, steel cable
货架 ← shelf, shelving
零件盒 ← parts bin, storage bin
周转箱 ← tote, turnover box, plastic crate
塑料托盘 ← pallet, plastic pallet
梯子, 人字梯 ← ladder, step ladder
电焊条 ← welding rod, welding electrode, stick electrode, electrode
焊丝 ← welding wire
钨电极 ← tungsten electrode
焊机 ← welder, welding machine
焊枪 ← welding torch, welding gun
焊接面罩 ← welding helmet, welding mask
导电嘴 ← contact tip
擦拭纸 ← wipe, wiper, wiping paper
垃圾桶 ← trash can, garbage bin, dustbin
垃圾袋 ← garbage bag, trash bag
吸尘器 ← vacuum cleaner
拖把 ← mop
扫把 ← broom, brush
封箱胶带 ← packing tape, carton tape, tape
美纹纸胶带 ← masking tape
缠绕膜 ← stretch film, wrap film, stretch wrap
气泡膜 ← bubble wrap
打包带 ← strap, packing strap, strapping
纸箱 ← carton, cardboard box, carton box
自封袋 ← ziplock bag, zip bag
中性笔 ← pen, gel pen
文件夹 ← folder, binder
复印纸 ← copy paper, a4 paper, paper
标签纸 ← label, label paper
碳带 ← ribbon, thermal ribbon
烧杯 ← beaker
量筒 ← measuring cylinder, graduated cylinder
三角烧瓶 ← flask, conical flask
移液器 ← pipette
滤纸 ← filter paper
电子天平 ← balance, electronic balance, scale
工作台 ← workbench, work table
不锈钢 ← stainless, stainless steel, inox
黄铜 ← brass
碳钢 ← carbon steel, steel
铝 ← aluminum, aluminium
尼龙 ← nylon
丁腈 ← nitrile
氟橡胶 ← viton, fkm
硅胶 ← silicon rubber
塑料 ← plastic
黑色 ← black
白色 ← white
红色 ← red
黄色 ← yellow
蓝色 ← blue
绿色 ← green
数显 ← digital
镀锌 ← zinc plated, galvanized
`;
