import "otau/define";
