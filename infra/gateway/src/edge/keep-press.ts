/**
 * A rendered page can be read, and its links followed, before its scripts run; its buttons can't do anything yet. Who presses one meanwhile is heard:
 * `pressAgain` of mf-kit presses it when its part of the page is alive.
 */
export const keepPress = `addEventListener('click',window.keepPress=function(event){var button=event.target.closest('button[type=button]');if(button&&!button.closest('[data-alive]'))keepPress.last=button},true)`;
