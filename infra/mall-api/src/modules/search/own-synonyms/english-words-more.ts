/** The same for tools, electrics, safety and supplies, and what things are made of. */
export const moreEnglishWords = `
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
套装 ← set, kit
停产 ← discontinued, obsolete, end of life
定制 ← custom, customized, custom made
非标 ← non standard, nonstandard
`;
