// North up, on a 480 × 400 sheet. Roads keep to the directions of the isometric lattice.
export function MapGround() {
  return (
    <g>
      <path className="gr" d={graticule} />
      <path className="shade" d="M0 0H126L178 90 126 120 60 158 0 192Z" />
      <path className="shade" d={blocks} />
      <path className="map-minor" d={minorRoads} />
      <path className="map-road" d={mainRoads} />
      <path className="map-road-core" d={mainRoads} />
      <path className="map-water" d={lake} />
      <path className="n" d={shoal + ripples} />
      <path className="map-bridge" d="M196 276 372 276" />
      <path className="map-bridge-core" d="M196 276 372 276" />
      <path
        className="d"
        d="M236 274 264 240 292 274M250 274 264 240 278 274M292 274 320 240 348 274M306 274 320 240 334 274M264 240V274M320 240V274"
      />
      <g className="map-name">
        <text x="14" y="36">
          HITEC City
        </text>
        <text x="396" y="92" textAnchor="middle">
          Madhapur
        </text>
        <text x="290" y="330" className="map-water-name" textAnchor="middle">
          Durgam Cheruvu
        </text>
        <text x="468" y="266" textAnchor="end">
          Road 45
        </text>
      </g>
      <Landmark x={112} y={64} name="Cyber Towers" below />
      <Landmark x={168} y={276} name="Inorbit" below />
      <g transform="translate(452 38)">
        <path className="d" d="M0 24V-26M-20 0h40" />
        <path className="ink" d="M0-28 6-8 0-12Z" />
        <path className="d" d="M0-28-6-8 0-12" />
        <circle className="d" r="15" />
        <text y="39" textAnchor="middle">
          N
        </text>
      </g>
    </g>
  )
}

export function MapMetro() {
  return (
    <g>
      <path className="map-metro" d={metro} />
      <path className="map-ties" d={metro} />
      <text transform="matrix(.866 .5 -.5 .866 286 204)" className="gap map-line-name">
        Metro
      </text>
      {stations.map(([x, y, name, dx, dy, anchor]) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle className="lit" r="5.5" />
          <circle r="5.5" className="e" />
          <text className="gap" x={dx} y={dy} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

export function MapOffice() {
  return (
    <g>
      <circle className="map-site" cx="318" cy="112" r="30" />
      <g className="s">
        <path className="t" d="M318 92l17.3 10-17.3 10-17.3-10Z" />
        <path className="l" d="M300.7 102V118L318 128V112Z" />
        <path className="r" d="M335.3 102V118L318 128V112Z" />
      </g>
      <path
        className="d w"
        d="M305 108.5v4l4 2.3v-4zM311.5 112.2v4l4 2.3v-4zM331 108.5v4l-4 2.3v-4zM324.5 112.2v4l-4 2.3v-4z"
      />
      <path className="lv" d="M318 100V40H330" />
      <circle className="sig" cx="318" cy="101" r="2.5" />
      <text className="gap map-here" x="335" y="45">
        Our office
      </text>
    </g>
  )
}

function Landmark({ x, y, name, below }: { x: number; y: number; name: string; below?: boolean }) {
  return (
    <g>
      <path className="m" d={`M${x - 6} ${y - 6}h12v12h-12z`} />
      <path className="ink" d={`M${x - 5} ${y - 5}h10v10h-10z`} />
      <text className="gap" x={x} y={below ? y + 22 : y - 12} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

const graticule = 'M60 0V400M120 0V400M180 0V400M240 0V400M300 0V400M360 0V400M420 0V400'.concat(
  'M0 40H480M0 100H480M0 160H480M0 220H480M0 280H480M0 340H480',
)

const mainRoads =
  'M112 0V76L178 114 300 184.4 372 226H480M178 114 60 182H0M112 76 0 140.7M60 182 128 221 168 276H480M168 276 130 400'

const minorRoads =
  'M240 0V149M290 56V178M352 0V214M412 100V226M178 56H480M178 114V0M240 100H480M290 150H480M60 182V400M0 262H158M0 330H152M424 276V400M400 340H480M424 226V276'

// Building footprints, lighter than anything that carries a name.
const blocks =
  'M190 8h18v18h-18zM214 8h16v34h-16zM190 32h18v14h-18zM252 10h34v14h-34zM252 30h22v16h-22zM294 10h22v34h-22zM322 10h20v20h-20zM252 66h14v24h-14zM270 66h12v12h-12zM252 110h28v18h-28zM300 160h20v14h-20zM326 160h18v18h-18zM362 160h40v12h-40zM362 180h22v20h-22zM422 110h22v28h-22zM450 110h22v16h-22zM422 160h50v14h-50zM422 182h22v24h-22zM362 110h40v12h-40zM362 128h18v12h-18zM386 128h16v12h-16zM74 250h34v-18h-34zM74 274h26v22h-26zM108 274h36v14h-36zM74 304h40v16h-40zM74 344h22v40h-22zM104 344h30v18h-30zM10 200h36v20h-36zM10 228h20v24h-20zM10 274h40v22h-40zM10 344h36v14h-36zM434 290h36v18h-36zM434 314h18v16h-18zM434 352h36v20h-36zM392 290h20v34h-20z'

const metro = 'M60 182 178 114 300 184.4 372 226H480'

const lake =
  'M226 232C256 222 276 240 300 238 330 236 346 250 352 276 358 304 378 318 372 348 366 374 330 392 296 386 262 380 244 396 220 376 198 356 216 330 210 304 205 276 206 240 226 232Z'

const shoal =
  'M232 242C256 234 278 250 300 247 326 244 338 256 343 278 348 306 368 322 363 346 358 366 328 382 298 376 264 369 246 386 226 369 208 352 225 330 219 304 214 278 215 248 232 242Z'

const ripples = 'M232 306h30M240 312h34M300 356h34M306 362h36M242 352h24M318 300h18M322 306h12'

const stations = [
  [60, 182, 'Raidurg', 4, 24, 'middle'],
  [178, 114, 'HITEC City', 10, -9, 'start'],
  [239, 149.3, 'Durgam Cheruvu', -8, 24, 'end'],
  [410, 226, 'Madhapur', 0, -13, 'middle'],
] as const
