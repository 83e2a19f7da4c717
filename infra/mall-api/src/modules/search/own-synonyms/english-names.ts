/**
 * Further English names, kind by kind over the whole catalogue, as distributors' English catalogues and workshops abroad say them: thing as sold ← what else it is called.
 * Names of several words stand here whole, because their last word alone names another thing: a circlip plier is no circlip.
 */
export const englishNames = `
耳塞 ← foam earplug, hearing protection, ear protection
耳罩 ← ear defender, hearing protection, ear protection
半面罩 ← half mask respirator, chemical respirator, reusable respirator, cartridge respirator
防尘口罩 ← n95 mask, n95, kn95, particulate respirator, disposable respirator, dust respirator
安全带 ← full body harness, fall protection harness, lanyard, body harness, fall protection
防坠器 ← self retracting lanyard, srl, fall arrest block, fall arrester block, retractable fall arrester
安全帽 ← bump cap, safety cap, construction helmet, hardhat, head protection
一次性乳胶手套 ← disposable latex glove
一次性手套 ← vinyl glove, powder free glove, examination glove
丁腈手套 ← nitrile coated glove, coated glove, palm coated glove, knit glove
焊接隔热手套 ← welding gauntlet, leather glove, welder glove, welders glove, heat proof glove, leather work glove
耐酸碱手套 ← chemical glove, acid resistant glove, neoprene glove, acid proof glove, chemical protection glove
防割手套 ← anti cut glove, cut level 5 glove, cut resistance glove, cut protection glove
防护眼镜 ← safety spectacle, eye protection, protective eyewear, safety eyewear, safety glass, eye wear
防护面屏 ← faceshield, face visor, face protection
劳保雨靴 ← wellington boot, pvc boot, gum boot, wellies, waterproof boot
安全鞋 ← safety footwear, steel toe boot, steel toe shoe, anti smash shoe, toe cap shoe, protective shoe
反光背心 ← high visibility vest, reflective jacket, safety waistcoat, hi vis jacket, hi viz vest
防护服 ← hazmat suit, tyvek suit, disposable coverall, disposable suit, overall
三相异步电机 ← asynchronous motor, 3 phase motor, squirrel cage motor
蜗轮减速机 ← worm gear box, worm reducer, gear reducer, speed reduction gearbox, worm drive
V带轮 ← taper lock pulley, v belt sheave, v groove pulley, taperlock pulley
三角带 ← fan belt, classical v belt, narrow v belt, transmission belt
同步带 ← cogged belt, tooth belt, htd belt
同步带轮 ← toothed pulley, htd pulley, timing wheel, toothed belt pulley
梅花联轴器 ← plum coupling, elastomer coupling, rotex coupling, star coupling
胀紧套 ← locking bush, power lock, shrink disc, keyless locking device, expansion sleeve, clamping bush, locking element
膜片联轴器 ← servo coupling, disc coupling, disk coupling, diaphragm coupling
链轮 ← chain sprocket, roller chain sprocket, chain gear
直齿轮 ← pinion, gear wheel, cog wheel, cylindrical gear
齿条 ← rack and pinion, toothed rack, straight rack, rack gear
弹簧夹头 ← er spring collet, collet chuck insert
数控刀柄 ← er collet chuck, cnc tool holder, bt tool holder, milling tool holder, spindle tool holder
钻夹头 ← key type chuck, keyless chuck, keyless drill chuck, keyed chuck
中心钻 ← centre drill bit, center drill bit, combined drill and countersink, centering drill, center bit, centre bit
定心钻 ← spotting drill, nc spot drill, spot drill bit
倒角刀 ← chamfer cutter, chamfering tool, chamfer bit, countersink bit, countersink drill
开孔器 ← core cutter, annular cutter, bimetal hole saw
锥柄麻花钻 ← taper shank twist drill, mt drill, morse taper shank drill
麻花钻 ← twist drill bit, jobber drill, straight shank drill, metal drill bit, cobalt drill
丝锥 ← spiral flute tap, spiral point tap, hand tap, forming tap, roll tap
板牙 ← thread die, die nut, threading tool
螺纹铣刀 ← thread milling cutter, thread endmill
内孔镗刀杆 ← boring tool, internal tool holder, internal turning tool, boring tool holder
外圆车刀杆 ← external turning tool, lathe tool holder, turning toolholder, lathe tool, turning tool, external tool holder
车刀片 ← lathe insert, cnc insert, cnmg insert, tungsten carbide insert, cutting insert
铣刀片 ← apmt insert, indexable milling insert, face mill insert
可转位面铣刀 ← shell mill, face mill cutter, indexable mill, indexable face mill, fly cutter
圆鼻铣刀 ← corner radius endmill, bullnose cutter, bull nose cutter, radius end mill, bull nose endmill
平底铣刀 ← square endmill, flat end mill, flat endmill, solid carbide end mill, carbide endmill, slot drill
球头铣刀 ← ball nose endmill, ball nose cutter, ball mill, ballnose, ball endmill
高速钢立铣刀 ← hss end mill, hss endmill, high speed steel end mill
圆锯片 ← tct saw blade, tct blade, carbide saw blade, wood saw blade
带锯条 ← band saw, bandsaw, bimetal saw blade
双孔文件夹 ← ring binder, lever arch file, 2 ring binder
档案盒文件夹 ← box file
文件夹 ← file folder, document folder
圆珠笔 ← ballpoint pen, ball pen, ballpen
记号笔 ← marker, marker pen, permanent marker
白板笔 ← whiteboard marker, whiteboard pen, dry erase marker
中性笔 ← roller pen
复印纸 ← copier paper, printing paper, printer paper, office paper, copying paper
电子天平 ← analytical balance, precision balance, weighing scale, digital scale, lab scale
滤纸试纸 ← ph test strip, litmus paper, ph strip, indicator paper
移液器 ← pipettor, micro pipette, pipet
工作台 ← assembly bench, packing bench, bench, assembly table, working table
标签纸 ← barcode label, thermal label, adhesive label, self adhesive label
碳带 ← thermal transfer ribbon, barcode ribbon, ttr ribbon, label ribbon
烧杯 ← lab beaker, glass beaker, laboratory beaker
圆底烧瓶 ← round bottom flask
容量瓶 ← volumetric flask
三角烧瓶 ← erlenmeyer flask, erlenmeyer, conical beaker
PET塑钢打包带 ← pet strap, pet strapping
PP手用打包带 ← pp strap, pp strapping
塑钢打包带 ← strapping band, pallet strap, packing belt
手动拉紧器 ← strapping tensioner, tensioner, strap tensioner
铁皮咬扣钳 ← strapping sealer, strap sealer
打包工具 ← banding tool, sealless strapping tool
瓦楞纸箱 ← shipping box, packing box, carton case, corrugated carton
自封袋 ← zipper bag, resealable bag, antistatic bag, anti static bag, esd bag, ziploc bag, poly bag
封箱胶带 ← carton sealing tape, box tape, bopp tape, clear tape, sealing tape
美纹纸与牛皮纸胶带 ← crepe tape, painters tape, painter tape, kraft paper tape, crepe paper tape
气泡膜 ← bubble roll, air bubble film, bubble sheet, bubble
缠绕膜 ← stretch wrapping film, pallet stretch film, shrink wrap, cling film, wrapping film, pe film
挂牌吊牌 ← lockout tag, loto tag, danger tag
球阀锁 ← valve lockout, ball valve lockout
断路器锁 ← circuit breaker lockout, breaker lockout
缆绳锁 ← cable lockout
六孔搭扣锁 ← hasp, lockout hasps
锁具与挂牌 ← loto kit
安全挂锁 ← loto padlock, lock out padlock, loto lock
路锥 ← safety cone, pvc cone, road marker cone, warning cone, cone
钢管防撞柱 ← bollard, steel bollard
橡胶护角 ← corner protector, rubber corner guard, edge guard
U型护栏 ← crash barrier, guard rail
防撞设施 ← wheel stopper, speed hump, wheel stop
地面划线胶带 ← floor tape, aisle marking tape, warning tape, lane marking tape, caution tape, marking tape
警告标识 ← caution sign, electric shock sign, hazard sign, high voltage sign
禁止标识 ← prohibited sign, no entry sign, no parking sign, forbidden sign
指令与提示标识 ← emergency exit sign, instruction sign, ppe sign, notice sign
急救箱 ← first aid box, medical kit, first aid case, medicine box, first aid
灭火器 ← dry powder extinguisher, co2 extinguisher, fire bottle
AS568O型圈 ← inch o ring, imperial o ring, inch size o ring
O型圈修理盒 ← o ring kit, o ring assortment, o ring box, o ring set
橡胶板 ← rubber sheeting, nbr sheet, epdm sheet, rubber pad, rubber mats, gasket sheet
金属缠绕垫 ← metal gasket, swg gasket, spiral gasket, metallic gasket
法兰垫片 ← rubber gasket, pipe gasket, flat gasket
V型水封 ← va seal, v seal, vring
Y型圈 ← hydraulic seal, u seal, u ring, hydraulic rod seal, hydraulic cylinder seal
导向带 ← guide tape, bearing strip, wear strip, wear band, guide band
防尘圈 ← dust wiper, wiper ring, dust ring, scraper seal, rod wiper
美工刀 ← snap off knife, snap off cutter, retractable knife, cutter, paper cutter, paper knife, craft knife, snap knife
钢锯与锯条 ← hacksaw frame, hacksaw bow, hand hacksaw
套筒头 ← socket wrench, drive socket, hex socket wrench, deep socket
快速扳手 ← ratchet handle, ratchet spanner, quick ratchet, ratcheting handle
组套工具 ← repair kit, mechanic tool kit, hand tool set, tool box set
工具箱 ← tool case, plastic tool box, tool storage box, portable tool box
工具车 ← tool chest, rolling tool cabinet, roller tool cabinet, tool wagon
两用扳手 ← ring open spanner, open ring spanner, ring spanner, ring wrench, box end wrench, box wrench
内六角扳手套装 ← hex key set, allen key set, allen wrench set, hex wrench set, allen set
内六角扳手 ← l wrench, hexagon key, hexagonal wrench, l key
双开口扳手 ← open end spanner, open spanner, double ended spanner, double open spanner, fork wrench
活动扳手 ← monkey wrench, shifting spanner, shifter spanner, shifter
管钳 ← stillson wrench, plumbers wrench, plumber wrench, stilson wrench
扭力扳手 ← click wrench, torque meter wrench, preset torque wrench
一字螺丝刀 ← flat blade screwdriver, flathead screwdriver, flat head screwdriver, minus screwdriver
十字螺丝刀 ← cross screwdriver, cross head screwdriver, crosshead screwdriver, plus screwdriver, ph screwdriver
绝缘螺丝刀 ← insulated screwdriver, vde screwdriver, electrician screwdriver
卡簧钳 ← internal circlip plier, external circlip plier, circlip plier, snap ring plier, seeger plier
压线钳 ← crimp tool, terminal crimper, crimping plier, crimp plier, wire crimper, cable crimper, ferrule crimper
大力钳 ← mole grip, vice grip, locking plier, grip plier
尖嘴钳 ← needle nose, long nose plier, needle nose plier, snipe nose plier
斜口钳 ← flush cutter, side cutting plier, nipper, diagonal plier, cutting nipper
钢丝钳 ← combination plier, linesman plier, lineman plier, side cutting pliers
羊角锤 ← claw hammer
圆头锤 ← ball peen hammer, ball pein hammer
橡胶锤 ← rubber hammer, rubber mallet
八角锤 ← sledge hammer
安装锤 ← soft face hammer
平锉 ← flat file
圆锉 ← round file
半圆锉 ← half round file
三角锉 ← triangular file, three square file
锉刀 ← needle file, steel file
周转箱 ← euro container, stacking box, storage container, plastic box, stacking container, crate
塑料托盘 ← skid, euro pallet, hdpe pallet
轻型货架 ← shelving rack, warehouse rack, warehouse shelf, storage shelf, steel shelf, steel rack, boltless shelving
零件盒 ← part bin, parts box, stackable bin, stacking bin, component box, screw box, pick bin, small parts box
手推车 ← push cart, platform trolley, hand trolley, flatbed cart, platform cart, hand cart
液压搬运车 ← hydraulic pallet truck, hydraulic pallet jack, manual forklift, hand forklift
人字梯 ← stepladder, folding ladder
平台梯 ← platform ladder
伸缩梯 ← telescopic ladder, extension ladder
梯子 ← aluminium ladder, aluminum ladder
重型脚轮 ← heavy duty caster, heavy duty castor, industrial caster, industrial castor, heavy caster
卸扣 ← anchor shackle, bow shackle, d shackle, dee shackle
吊装带 ← lifting belt, lifting strap, polyester sling, web sling, round sling, hoisting belt
起重链条 ← alloy chain, chain sling, g80 chain
吊钩与链条 ← lifting hook, sling hook, safety hook
手扳葫芦 ← lever hoist, lever block
手拉葫芦 ← chain pulley block, manual chain hoist, hand chain hoist, chain fall
钢丝绳 ← steel rope, wire cable rope, stainless wire rope
`;
