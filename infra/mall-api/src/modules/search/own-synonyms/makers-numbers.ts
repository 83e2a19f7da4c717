/** Endings of bearing numbers that say the same, from the makers' published suffix tables (ISO has none): first our catalogue's. */
export const endings = `
2rs = 2rs1 = 2rsh = 2rsr = ddu = dd = llu = llb = 2rz = vv = rs2
2z = zz = zze = 2zr = zzcm = 2zc
rs = rs1 = rsh = rsr
z = zr
`;

/** Beginnings of well-known makers' part numbers, from their public catalogues: prefix, then the kind of thing. The number that follows is its first size. */
export const series = `
CDJ2B = 迷你气缸
CJ2B = 迷你气缸
CDJ2 = 迷你气缸
CDM2B = 迷你气缸
CM2B = 迷你气缸
DSNU = 迷你气缸
MAL = 迷你气缸
DSBC = 标准气缸
DNC = 标准气缸
CP96 = 标准气缸
CDA2B = 标准气缸
MBB = 标准气缸
MDBB = 标准气缸
SI = 标准气缸
SC = 标准气缸
CQ2B = 薄型气缸
CDQ2B = 薄型气缸
CQ2 = 薄型气缸
ADN = 薄型气缸
ADVU = 薄型气缸
SDA = 薄型气缸
MGPM = 导杆气缸
MGPL = 导杆气缸
MGP = 导杆气缸
TN = 导杆气缸
DFM = 导杆气缸
MHZ2 = 手指气缸
MHC2 = 手指气缸
DHPS = 手指气缸
KQ2H = 气管快插接头
KQ2L = 气管快插接头
QSM = 气管快插接头
QSL = 气管快插接头
QS = 气管快插接头
LMF = 直线轴承
LMK = 直线轴承
LMH = 直线轴承
LME = 直线轴承
LBE = 直线轴承
KB = 直线轴承
SY = 电磁阀
VF = 电磁阀
LC1D = 交流接触器
CJX2 = 交流接触器
NXC = 交流接触器
3RT = 交流接触器
LRD = 热过载继电器
NR2 = 热过载继电器
DZ47 = 微型断路器
NXB = 微型断路器
IC65 = 微型断路器
NM1 = 塑壳断路器
HH52P = 中间继电器
HH54P = 中间继电器
RXM = 中间继电器
E2E = 接近开关
E3Z = 光电开关
LRS = 开关电源
NDR = 开关电源
FR = 变频器
ACS = 变频器
RV = 蜗轮减速机
HGH = 直线导轨
HGW = 直线导轨
EGH = 直线导轨
EGW = 直线导轨
HSR = 直线导轨
SHS = 直线导轨
SFS = 滚珠丝杠
DFU = 滚珠丝杠
LAY = 按钮开关
XB2 = 按钮开关
XB4 = 按钮开关
LX19 = 行程开关
LJ12A = 接近开关
LJ18A = 接近开关
JZX = 中间继电器
JR36 = 热过载继电器
JRS1 = 热过载继电器
CM1 = 塑壳断路器
NXM = 塑壳断路器
NMRV = 蜗轮减速机
HGH = 直线导轨
HGW = 直线导轨
EGH = 直线导轨
EGW = 直线导轨
HSR = 直线导轨
SHS = 直线导轨
SFS = 滚珠丝杠
DFU = 滚珠丝杠
LAY = 按钮开关
XB2 = 按钮开关
XB4 = 按钮开关
LX19 = 行程开关
LJ12A = 接近开关
LJ18A = 接近开关
JZX = 中间继电器
JR36 = 热过载继电器
JRS1 = 热过载继电器
CM1 = 塑壳断路器
NXM = 塑壳断路器
`;

/** Makers the mall doesn't sell: what they make is shown of others. */
export const otherBrands = `
SKF NSK NTN FAG INA TIMKEN KOYO NACHI IKO THK HIWIN HRB ZWZ LYC SMC FESTO AIRTAC CKD PARKER NORGREN BOSCH MAKITA DEWALT HITACHI HIKOKI MILWAUKEE METABO STANLEY WERA KNIPEX
HAZET WIHA FACOM MITUTOYO STARRETT TESA FLUKE HIOKI SCHNEIDER SIEMENS ABB EATON CHINT DELIXI OMRON KEYENCE SICK PEPPERL IFM AUTONICS MITSUBISHI YASKAWA DELTA INOVANCE PHOENIX WAGO
WEIDMULLER LOCTITE HENKEL PERMATEX ANSELL UVEX DELTAPLUS HONEYWELL PHILIPS OSRAM OPPLE SANDVIK ISCAR KENNAMETAL WALTER YG1 KYOCERA NORTON TYROLIT PFERD SHELL MOBIL CASTROL GREATWALL GATES
CONTITECH OPTIBELT TSUBAKI LINDE DELI UNI-T BOSI SATA TOPTUL WURTH HILTI FISCHER BELZONA DEVCON KLUBER MOLYKOTE
博世 牧田 得伟 日立 史丹利 世达 三丰 福禄克 施耐德 西门子 正泰 德力西 欧姆龙 基恩士 三菱 安川 台达 汇川 菲尼克斯 万可 魏德米勒 乐泰 汉高 霍尼韦尔 代尔塔 安思尔 飞利浦 欧司朗 欧普
山特维克 诺顿 圣戈班 壳牌 美孚 嘉实多 长城 盖茨 亚德客 费斯托 派克 哈尔滨轴承 洛阳轴承 瓦房店轴承 人本 恩斯克 斯凯孚 舍弗勒 公牛 绿林 宝工 长鹿 哈量 成量 上工 东成 大艺 威克士 得力 晨光 优利德
胜利 雷士 罗格朗 天正 人民电器 上海人民 常熟开关 良信 慧鱼 喜利得 伍尔特 固德
`;
