/** The mall's own brands: name | english | code | country | price level | trades. */
export const privateBrands = `
火也|Huoye|HY|中国|0.86|fa be se pn cu ab ha me el pr ad lu st cl va tr we sa of pa li au hy po
易买优选|Emall Select|YM|中国|0.82|ha pr ad st cl sa of pa li ab lu el va
`;
