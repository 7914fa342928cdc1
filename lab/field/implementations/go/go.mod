module implementations

go 1.21
