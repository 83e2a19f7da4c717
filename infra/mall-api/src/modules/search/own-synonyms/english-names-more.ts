/** The same for pneumatics, hydraulics, valves and pumps, electrics, automation, chemicals and supplies, and how things are. */
export const moreEnglishNames = `
C式快速接头 ← quick connect coupling, air hose coupling, quick disconnect, air line coupling, compressor coupling, hose coupling, nitto coupler
快插接头 ← one touch fitting, push in connector, pneumatic connector, push in coupling, air connector, instant fitting, straight male connector
气管 ← pu hose, polyurethane hose, nylon tube, nylon hose, pneumatic hose, compressed air hose, air line, pneumatic pipe
等径快插接头 ← union straight fitting, union tee fitting, tube connector, union connector, tube union, union elbow fitting
螺旋气管 ← coiled air hose, spiral air hose, coiled tube, recoil hose, spring hose, coiled hose
调速接头 ← flow controller, throttle valve, one way flow control valve, needle flow valve, air flow valve
两位五通双电控阀 ← double solenoid valve, 5/2 double solenoid, double solenoid, double coil valve, double coil solenoid valve
手动阀与脚踏阀 ← manual air valve, hand lever valve, pneumatic hand valve, manual pneumatic valve, toggle valve, foot pedal valve
电磁阀 ← 5/2 solenoid valve, 5/2 way valve, 5 way solenoid valve, single solenoid valve
三联件 ← air treatment unit, air filter, air service unit, frl unit, air filter regulator, lubricator, air preparation
导杆气缸 ← guide cylinder, twin rod cylinder, dual rod cylinder, tri rod cylinder, guided air cylinder, three rod cylinder
标准气缸 ← tie rod cylinder, profile cylinder, standard air cylinder, iso cylinder, iso 15552 cylinder, standard pneumatic cylinder
薄型气缸 ← thin cylinder, compact air cylinder, short stroke cylinder
迷你气缸 ← pen cylinder, round body cylinder, mini air cylinder, small cylinder, pencil cylinder
磁性开关 ← reed sensor, cylinder switch, magnetic sensor, cylinder position sensor, cylinder position switch, proximity reed switch
吹气枪 ← blowgun, air dust gun, air duster, air blower gun, dust gun, duster gun
真空发生器 ← ejector, venturi vacuum generator, vacuum venturi
压力表 ← pressure gage, vacuum gauge, vacuum gage
调压阀 ← air pressure regulator, pneumatic regulator, air regulator valve
数显卡尺 ← digital vernier caliper, electronic caliper, lcd caliper, digital vernier
深度尺 ← depth micrometer, depth vernier, depth caliper gauge, digital depth gauge
游标卡尺 ← dial caliper, vernier, vernier gauge, slide caliper
卷尺 ← steel tape, measure tape, pocket tape, steel measuring tape
直角尺 ← right angle ruler, machinist square, engineers square, l square, steel square
百分表 ← dial test indicator, digital indicator, test indicator, dial gage
磁性表座 ← magnetic holder, indicator stand, dial gauge stand, indicator base
塞尺 ← feeler gage, gap gauge
量块 ← slip gauge, gauge blocks
螺纹塞规 ← thread ring gauge, go no go gauge, screw gauge
光滑塞规 ← pin gage, plain plug gauge
数字万用表 ← volt meter, digital meter
钳形表 ← amp clamp, clamp ammeter, clamp on meter
红外测温仪 ← ir thermometer, infrared gun, temperature gun, laser thermometer
温湿度计 ← temperature humidity meter, humidity meter, thermohygrometer
激光测距仪 ← laser measure, laser meter, distance meter
锂电钻, 充电式冲击电钻 ← battery drill, cordless driver drill, cordless screwdriver
冲击电锤 ← demolition hammer, sds drill, sds plus drill, hammer drill machine
角磨机 ← disc grinder, grinding machine, 4 inch grinder
铝材斜切锯 ← miter saw, mitre saw
切割机 ← cutting machine, metal cutter, chop saw machine
热风枪 ← hot air blower, heat blower
冲击扳手 ← battery impact wrench, electric wrench, electric impact wrench
气动扳手 ← air impact gun, impact gun, rattle gun, pneumatic impact wrench, air ratchet
气动打磨机 ← pneumatic sander, air polisher, da sander, pneumatic grinder, random orbital sander
批头 ← driver bit, hex bit, torx bit, phillips bit, power bit
树脂切割片 ← cut off disc, metal cutting disc, cutting disk, abrasive cutting wheel, cut off blade
百叶片 ← flap disk, flap grinding disc, flap sanding disc
金刚石锯片 ← diamond cutting disc, diamond disc, diamond wheel, concrete blade
钢丝轮 ← cup brush, wire cup wheel, steel wire wheel, steel brush
砂纸 ← wet and dry paper, emery cloth, abrasive cloth, sand cloth
砂带 ← linishing belt, sander belt, grinding belt
植绒砂碟 ← hook and loop disc, velcro sanding disc, sandpaper disc, velcro disc
工业百洁布 ← scotch brite, scotch brite pad, non woven pad, hand pad abrasive
磨头 ← mounted wheel, mounted stone, grinding bit, grinding stone
平形砂轮 ← grinding stone wheel, surface grinding wheel
喉箍 ← hose clamps stainless, jubilee clip, pipe hose clamp, worm clamp
管夹 ← pipe hanger, pipe bracket, pipe support, pipe holder
车修壁虎 ← sleeve anchor, concrete anchor
化学锚栓 ← chemical anchor bolt, epoxy anchor, adhesive anchor
塑料膨胀管 ← plastic plug, wall anchor, plastic expansion plug, drywall anchor
铆螺母 ← blind nut, rivet insert, nutsert insert
钢丝螺套 ← thread repair insert, heli coil, thread repair kit, wire insert
轴端固定环 ← shaft stop ring, lock collar, collar, stop collar
铰链 ← door hinge, butt hinge, cabinet hinge
拉手 ← grab handle, cabinet handle, door handle
星形手柄 ← knob, hand knob, plastic knob, clamping knob
可调手柄 ← indexing handle, lever handle, clamp handle, kip lever
手轮 ← crank wheel, crank handle, control handwheel
齿轮泵 ← hydraulic gear pump, oil gear pump, hydraulic pump
叶片泵 ← hydraulic vane pump, oil vane pump
摆线液压马达 ← orbit motor, hydraulic orbital motor, oil motor
电磁换向阀 ← hydraulic directional valve, ng6 valve, cetop valve, hydraulic control valve
叠加式溢流阀 ← modular relief valve, hydraulic relief valve, relief valve
叠加阀 ← sandwich valve, sandwich plate valve
高压软管总成 ← high pressure hose, hydraulic hose assembly, hydraulic pipe, hydraulic tube
液压快速接头 ← hydraulic coupling, hydraulic coupler, hydraulic quick connector, flat face coupling
卡套接头 ← bite type fitting, din 2353 fitting, ermeto fitting, hydraulic fitting, hydraulic tube fitting
空气滤清器 ← filler breather, tank breather, breather cap
液压油滤芯 ← hydraulic oil filter, return filter, hydraulic filter element, oil filter element
液位液温计 ← oil sight glass, fluid level gauge, oil level indicator, level indicator
液压千斤顶 ← hydraulic bottle jack, car jack, floor jack
液压手动泵 ← manual hydraulic pump, hydraulic hand pump, hand operated pump
螺纹球阀 ← threaded ball valve, 2 piece ball valve, two piece ball valve, female ball valve
法兰球阀 ← flange ball valve, flange end ball valve
蝶阀 ← wafer butterfly valve, wafer valve, worm gear butterfly valve
旋启式止回阀 ← swing check valve
升降式止回阀 ← lift check valve
止回阀 ← nrv, nonreturn valve, one way valve, backflow valve
Y型过滤器 ← y filter, y type strainer, pipe strainer, y type filter
热动力圆盘式蒸汽疏水阀 ← thermodynamic steam trap, disc steam trap
倒置桶式蒸汽疏水阀 ← inverted bucket trap, inverted bucket steam trap
杠杆浮球式蒸汽疏水阀 ← float trap, float steam trap, ball float steam trap
水用电磁阀 ← 2 way solenoid valve, water valve, 2/2 solenoid valve, two way solenoid valve
平焊板式法兰 ← slip on flange, plate flange
带颈对焊法兰 ← weld neck flange, welding neck flange
盲板法兰 ← blind flange, blank flange
法兰 ← welding flange
弯头 ← 90 degree elbow, threaded elbow, street elbow
四通 ← cross fitting, pipe cross
三通 ← pipe tee fitting, threaded tee
活接 ← pipe union, union fitting
补芯 ← hex bushing, reducing bushing, bushing fitting
管堵 ← pipe plug, hex plug
宝塔接头 ← hose barb, barb fitting, hose nipple, hose tail
直接与内外接 ← pipe socket, pipe nipple
不锈钢管 ← seamless pipe, stainless steel tube, stainless pipe, seamless tube, welded pipe, steel tube
PPR与PVC管件 ← ppr fitting, ppr elbow, ppr pipe fitting, upvc fitting
管道离心泵 ← inline pump, pipeline pump, booster pump
自吸泵 ← self priming pump
多级泵 ← multistage pump, multi stage pump
潜水泵 ← submersible water pump, dirty water pump, sump pump, immersion pump
隔膜泵 ← air operated diaphragm pump, pneumatic diaphragm pump, air diaphragm pump
信号塔灯 ← andon light, warning light, signal light tower, beacon light, signal lamp tower
按钮开关 ← selector switch, emergency stop button, e stop, estop, rotary switch, emergency stop switch, key switch
指示灯 ← signal lamp, signal light, led indicator, panel lamp
漏电断路器 ← gfci, rcbo breaker, leakage breaker, earth leakage circuit breaker
浪涌保护器 ← lightning arrester, surge protection device, surge arrestor, surge suppressor
熔断器 ← cartridge fuse, fuse link, fuse core, ceramic fuse
中间继电器 ← mini relay, control relay, intermediate relay, plug in relay, miniature relay
固态继电器 ← solid relay, ssr relay
时间继电器 ← time delay relay, delay timer, off delay timer, delay relay
热过载继电器 ← overload protector, thermal overload, motor protection relay
冷压端子 ← spade terminal, fork terminal, insulated terminal, pin terminal, cord end terminal, crimp connector
铜鼻子 ← copper terminal, copper cable lug, tinned copper lug, cable terminal
导轨接线端子 ← rail terminal, screw terminal block, terminal strip, connector block
工业插头插座 ← industrial plugs, cee plug, power socket, waterproof plug
电缆防水接头 ← waterproof cable gland, cable connector gland, gland
航空插头 ← gx16 connector, aviation socket, m12 connector, circular plug
单芯电线 ← hook up wire, copper wire, building wire, single core wire, earth wire
护套软电缆 ← flexible cable, sheathed cable, rubber cable, drag chain cable, multicore cable, multi core cable, control cable
尼龙扎带 ← tie wrap, wire tie, ty rap, plastic tie, self locking tie
热缩管 ← heatshrink, heat shrink sleeve, heat shrinkable tube, heat shrinking tube
线槽与导轨 ← wire duct, cable tray, cable channel, wiring channel, slotted duct, mounting rail, 35mm rail
金属软管 ← metal conduit, flexible metal conduit, metal flexible hose, corrugated conduit
控制箱 ← electrical box, electric cabinet, electrical cabinet, steel enclosure, panel box, wall mount enclosure
防水接线盒 ← waterproof junction box, plastic enclosure, abs enclosure, terminal box
接近开关 ← inductive proximity sensor, inductive switch, capacitive sensor, capacitive proximity switch
光电开关 ← photoelectric switches, optical sensor, retro reflective sensor, diffuse sensor, photo eye, through beam sensor
行程开关 ← position switch, roller lever switch, microswitch, lever switch
热电偶与热电阻 ← k type thermocouple, temperature probe, rtd sensor, thermocouple probe
压力变送器 ← pressure sender, pressure transmitters, pressure transducers
旋转编码器 ← incremental encoder, shaft encoder, optical encoder, rotary encoders
变频器 ← variable speed drive, vsd, frequency inverter, motor drive, ac inverter
开关电源 ← dc power supply, din rail power supply, psu, power adapter
可编程控制器 ← plc controller, plc module
温控器 ← pid controller, temperature regulator, temp controller, temperature control
伺服电机 ← servo drive, ac servo motor, servomotor, servo kit
57机座 ← nema 23, nema23
42机座 ← nema 17, nema17
86机座 ← nema 34, nema34
散热风扇 ← ventilation fan, cabinet fan, brushless fan, exhaust fan, dc fan
LED灯管 ← t8 tube, led tube light, tube lamp, t8 led
LED球泡 ← e27 bulb, led lamp, lamp bulb
LED平板灯 ← office light, led ceiling light, flat panel light
工矿灯 ← warehouse light, led high bay, workshop light, factory light
投光灯 ← led flood light, outdoor light, project light, led floodlight
防爆灯 ← ex proof light, atex light, explosion proof lighting
应急灯 ← emergency lamp, emergency lighting, twin spot emergency light
头灯手电 ← head lamp, headlamp, head torch, headlight
手电筒 ← torch light, led flashlight
瞬干胶 ← instant glue, ca glue, 502 glue, fast glue
环氧AB胶 ← structural adhesive, two part epoxy, 2 part epoxy, epoxy resin, two component adhesive
螺纹锁固剂 ← screw lock, thread lock, thread locking adhesive, anaerobic adhesive, loctite
圆柱固持胶 ← bearing glue, retaining adhesive, bearing retainer, retaining compounds
平面密封胶 ← flange sealing, liquid gasket, form in place gasket, rtv gasket maker
管螺纹密封胶 ← pipe thread sealant, thread sealing, liquid ptfe, pipe dope
硅酮密封胶 ← silicone glue, glass glue, rtv silicone, silicone caulk, caulk
修补剂 ← cold weld, steel putty, epoxy putty, metal putty
双面泡棉胶带 ← vhb tape, double side tape, double face tape, two sided tape, foam adhesive tape
生料带 ← plumbers tape, thread tape, pipe thread tape, plumber tape
电气绝缘胶带 ← electrician tape, insulating tapes, electric tape, vinyl electrical tape
制动器清洗剂 ← brake cleaner, brake parts cleaner, brake clean, brake cleaning spray, carburetor cleaner, carb cleaner
精密电器清洁剂 ← contact cleaner, electronic cleaner, electrical contact cleaner, electrical cleaner, pcb cleaner, electric cleaner
重油污清洗剂 ← heavy duty degreaser, engine degreaser, industrial degreaser, oil cleaner
水基金属清洗剂 ← metal cleaner, parts cleaner, parts washing fluid, aqueous cleaner, metal degreaser
脱模剂 ← mold release, mould release, mold release agent, release agent, mold release spray
链条油 ← chain lube, chain oil, chain lubricant
除锈润滑剂 ← penetrating oil, wd 40 spray, penetrant, multi purpose spray, loosening spray, rust penetrant
防锈剂 ← rust prevention spray, anti corrosion spray, corrosion inhibitor, anti rust oil, anti rust spray
切削液 ← cutting coolant, soluble oil, metalworking fluid, machining fluid, cutting emulsion
液压油 ← anti wear hydraulic oil, hydraulic lubricant
齿轮油 ← gear lubricant, gearbox oil, gear lube
导轨油 ← way lubricant, guide rail oil, slide oil
通用锂基脂 ← lithium base grease, multi purpose grease, general purpose grease, ep grease, ep2 grease
高温润滑脂 ← high temperature grease, high temp grease, heat resistant grease, silicone grease
黄油枪 ← grease guns, lubrication gun, greasing gun
油嘴油杯 ← grease nipples, zerk fitting, lube fitting, oil cup, grease cup
电焊条 ← arc electrode, e6013 electrode, e7018, welding sticks, arc welding rod, stainless electrode
气保焊丝 ← mig welding wires, er70s 6, co2 welding wire, flux core wire, flux cored wire
氩弧焊丝 ← tig welding wire, tig wire, tig filler, tig welding rod
钨极 ← tig electrode, thoriated tungsten, tungsten needle
导电嘴 ← mig tip, mig contact tip, torch tip
气保焊枪 ← mig torch, mig gun
氩弧焊枪 ← tig torch
等离子割枪 ← plasma torch
焊枪与割炬 ← gas torch
手工弧焊焊机 ← arc welder, stick welder, mma welder
气保焊焊机 ← mig welder, mig welding machine
氩弧焊焊机 ← tig welder, tig welding machine
等离子切割焊机 ← plasma cutter
电焊机 ← inverter welder, welding equipment
焊接面罩 ← auto darkening helmet, welding hood, welder mask, welding shield, welder helmet
氧气减压器 ← oxygen regulator
乙炔减压器 ← acetylene regulator
减压器 ← gas cylinder regulator, welding regulator
焊接防护屏 ← welding blind, weld screen, weld curtain
工业擦拭纸 ← industrial wiper, wiping cloth roll, industrial wipes, cleanroom wipe, lint free wipe, clean room wiper
擦机布 ← cotton rag, shop rag, shop towel, wiper rag
吸油棉 ← oil absorbent sheet, sorbent pad, absorbent sock, absorbent boom
垃圾桶 ← rubbish bin, waste container, wheelie bin, garbage can, trash bin
垃圾袋 ← bin liner, bin bag, rubbish bag, refuse sack, waste bag
扫把簸箕套装 ← broom and dustpan, dustpan
地刷 ← floor brush
硬毛长柄刷 ← scrubbing brush, scrub brush
玻璃刮 ← window squeegee, squeegee
扫把与刷子 ← cleaning brush
拖把 ← floor mop, dust mop, flat mop, mop head
地面清洁剂 ← all purpose cleaner, floor cleaning liquid, floor detergent, multi surface cleaner
洗手液洗手膏 ← hand cleaning paste, hand wash, hand sanitizer, hand cleaning gel, hand cleanser, hand gel
工业吸尘器 ← wet and dry vacuum, wet dry vacuum, shop vac, dust collector, dust extractor
尼龙锁紧螺母 ← nyloc, stop nut, nylon lock nut
六角螺母 ← full nut, hexagonal nut
内六角紧定螺钉 ← allen grub screw, socket set screw, headless screw, cup point set screw
自钻自攻螺钉 ← tek screws, self drill screw, roofing screw, self drilling tapping screw
墙板钉 ← plasterboard screw, dry wall screw
木螺钉 ← timber screw, chip board screw, mdf screw
平键 ← key stock, woodruff key, keyway key, shaft keys
杆端关节轴承 ← rose joint, ball joint, ball joint rod end, rod end joint
凸轮随动器 ← cam roller, roller follower
滚针轴承 ← drawn cup bearing, needle roller, drawn cup needle bearing
推力球轴承 ← axial bearing, thrust ball
带座轴承 ← pillow block unit, bearing block, mounted ball bearing, ucp bearing
直线导轨 ← linear slide, linear motion guide, slide rail, guide block, linear guide block
直线光轴 ← linear rod, hardened shaft, guide shaft, smooth rod, linear motion shaft
滚珠丝杠 ← ball screws, ball lead screw, ball screw shaft
自润滑轴套 ← du bush, self lubricating bush, du bushing, oilless bearing, oilless bushing, sliding bearing
深沟球轴承 ← radial ball bearing, deep groove bearing, radial bearing
美纹纸 ← masking tape, crepe masking tape
传感器 ← sensor
反光背心 ← vest
重型 ← heavy duty
绝缘 ← insulated
气动 ← pneumatic
手动 ← manual
电动 ← electric
液压 ← hydraulic
防水 ← waterproof, water proof
防爆 ← explosion proof
防静电 ← antistatic, anti static
高温 ← high temperature, high temp
食品级 ← food grade
橡胶 ← rubber
聚氨酯 ← polyurethane
橙色 ← orange
灰色 ← grey, gray
透明 ← transparent
铸铁 ← cast iron
法兰 ← flanged
内螺纹 ← female thread, female threaded
外螺纹 ← male thread, male threaded
左旋 ← left hand
右旋 ← right hand
常开 ← normally open
常闭 ← normally closed
折叠 ← folding, foldable
可调 ← adjustable
`;
