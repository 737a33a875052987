import { useEffect, useRef, useState } from "react";
import "otau/define";

export default function App() {
  const board = useRef(null);
  const [moves, setMoves] = useState([]);
  useEffect(() => {
    const node = board.current;
    const note = (event) => setMoves((before) => [...before, event.detail.notation]);
    node.addEventListener("otau-move", note);
    return () => node.removeEventListener("otau-move", note);
  }, []);
  return (
    <>
      <otau-board ref={board} game="toguz-kumalak" controls=""></otau-board>
      <p id="moves">{moves.join(" ")}</p>
    </>
  );
}
