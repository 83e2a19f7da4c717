import { ruleEnd } from './styled-sheets.ts';

/**
 * The function of the page's last script that puts each style sheet together again, every rule where it was, before the scripts are asked for: styled-components
 * takes over the components' sheet as its server wrote it. Each line of the first part stands where the rest has an empty one (`partLines`).
 */
export const joinStyles = `function joinStyles(){[['frame','\\n'],['components','${ruleEnd.replace('\n', '\\n')}']].forEach(function(sheet){var both=document.querySelectorAll('style[data-sheet='+sheet[0]+']'),lines=both.length>1&&both[0].textContent.split('\\n'),at=0;if(!lines)return;both[0].textContent=both[1].textContent.split('\\n').map(function(line){return line||lines[at++]}).join(sheet[1]);if(both[0].dataset.styledVersion)both[0].dataset.styled='true';both[1].remove()})}`;
