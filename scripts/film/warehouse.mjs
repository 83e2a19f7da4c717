/** The warehouse at work, as a line drawing 1200 × 300 that begins where it ends: the crane fetches an order, the belt carries it to the lorry. */
export const film = { width: 1200, height: 300, seconds: 8, fps: 25 };

/** @param pen a canvas' 2D context @param seconds since the film began */
export function draw(pen, seconds) {
  const ink = '#1c2430';
  const blue = '#0b57d0';
  const orange = '#e8590c';
  const beltSpeed = 125;
  const level = [72, 114, 156, 198];
  const wanted = { bay: 8, level: 1 };
  const left = 60;
  const x = (bay) => left + (bay >> 1) * 100 + (bay % 2 ? 56 : 10);
  const between = (from, to) => Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  const eased = (from, to) => between(from, to) ** 2 * (3 - 2 * between(from, to));
  const way = (start, end, from, to) => start + (end - start) * eased(from, to);

  const line = (...points) => {
    pen.beginPath();
    for (const [at, [px, py]] of points.entries()) at ? pen.lineTo(px, py) : pen.moveTo(px, py);
    pen.stroke();
  };
  const box = (bx, by, width, height, colour) => {
    pen.fillStyle = '#fff';
    pen.strokeStyle = colour;
    pen.fillRect(bx, by - height, width, height);
    pen.strokeRect(bx, by - height, width, height);
    line(
      [bx + width / 2 - 5, by - height],
      [bx + width / 2 - 5, by - height + 6],
      [bx + width / 2 + 5, by - height + 6],
      [bx + width / 2 + 5, by - height],
    );
  };
  const circle = (cx, cy, radius) => {
    pen.beginPath();
    pen.arc(cx, cy, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  };
  const hexagon = (cx, cy, radius) => {
    pen.beginPath();
    for (let corner = 0; corner < 6; corner += 1)
      pen.lineTo(cx + radius * Math.cos((corner * Math.PI) / 3), cy + radius * Math.sin((corner * Math.PI) / 3));
    pen.fill();
  };

  pen.fillStyle = '#f4f6f8';
  pen.fillRect(0, 0, film.width, film.height);
  pen.lineWidth = 2;
  pen.strokeStyle = ink;
  for (const shelf of level) line([left, shelf], [left + 800, shelf]);
  for (let post = 0; post <= 8; post += 1) line([left + post * 100, 36], [left + post * 100, 200]);

  const isTaken = seconds > 2.6;
  for (const [row, shelf] of level.entries())
    for (let bay = 0; bay < 16; bay += 1) {
      const pattern = (bay * 7 + row * 5) % 11;
      const isWanted = bay === wanted.bay && row === wanted.level;
      if (isWanted ? isTaken : pattern === 3) continue;
      box(x(bay), shelf - 1, 34, isWanted ? 22 : 14 + (pattern % 3) * 6, isWanted ? orange : ink);
    }

  // The crane: to the bay, up, out with the box, down to the belt, home again.
  const home = 90;
  const target = x(wanted.bay) + 17;
  const craneX = seconds < 4.6 ? way(home, target, 0.2, 1.7) : way(target, home, 4.8, 7.8);
  const fork = seconds < 2.6 ? way(216, level[wanted.level], 1.2, 2.3) : way(level[wanted.level], 216, 2.9, 4.2);
  pen.strokeStyle = blue;
  line([craneX, 24], [craneX, 222]);
  pen.fillStyle = '#fff';
  pen.strokeRect(craneX - 24, fork + 2, 48, 10);
  pen.fillRect(craneX - 24, fork + 2, 48, 10);
  pen.fillStyle = blue;
  pen.fillRect(craneX - 14, fork + 5, 28, 4);
  circle(craneX, 24, 4);
  if (isTaken && seconds < 4.3) box(craneX - 17, fork, 34, 22, orange);

  const belt = 246;
  pen.strokeStyle = ink;
  line([0, belt], [1200, belt]);
  line([0, belt + 18], [1200, belt + 18]);
  const turn = (seconds * beltSpeed) / 7;
  for (let roller = 10; roller < 1200; roller += 50) {
    pen.fillStyle = '#fff';
    circle(roller, belt + 9, 6);
    line([roller, belt + 9], [roller + 5 * Math.cos(turn), belt + 9 + 5 * Math.sin(turn)]);
  }
  // Clear of the place where the order is set down.
  const phase = (seconds * beltSpeed) % 250;
  for (let place = -250; place < 1250; place += 250) box(place + phase + 20, belt - 1, 40, 26, ink);
  if (seconds >= 4.3) box(target - 17 + (seconds - 4.3) * beltSpeed, belt - 1, 34, 22, orange);

  // The lorry stands before the belt's end, so that what comes to it is in it.
  pen.fillStyle = '#fff';
  pen.strokeStyle = ink;
  pen.fillRect(930, 108, 170, 98);
  pen.strokeRect(930, 108, 170, 98);
  pen.beginPath();
  pen.moveTo(1100, 206);
  for (const [px, py] of [
    [1100, 140],
    [1140, 140],
    [1162, 172],
    [1162, 206],
  ])
    pen.lineTo(px, py);
  pen.closePath();
  pen.fill();
  pen.stroke();
  line([1112, 150], [1134, 150], [1146, 172], [1112, 172], [1112, 150]);
  for (const wheel of [966, 1060, 1130]) {
    pen.fillStyle = '#fff';
    circle(wheel, 207, 15);
    circle(wheel, 207, 5);
  }
  pen.fillStyle = blue;
  hexagon(1015, 152, 26);
  pen.fillStyle = '#fff';
  pen.strokeStyle = '#fff';
  circle(1015, 152, 10);
}
